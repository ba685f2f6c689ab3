import { type Company, getCompany } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, PageHeader } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BranchSection } from '../branch/branch-section';
import { LogoSection } from '../logo/logo-section';
import { SeriesSection } from '../number-series/series-section';
import { CompanyForm } from './company-form';
import { useOwnVersions } from './use-own-versions';

/** The company whose books these are, its branches and its numbers. */
export function Component() {
  const { t } = useTranslation();
  const company = useQuery(queryOf(getCompany, undefined));
  const [saved, setSaved] = useState<Company | null>(null);
  const { passed, since } = useOwnVersions();

  return (
    <>
      <PageHeader title={t('Company')} />
      <Stack spacing={4}>
        <Loaded query={company}>
          {(record) => (
            <Stack spacing={3}>
              <LogoSection
                company={record}
                onChanged={({ version }) => passed(record.version, version)}
                onRefused={() => void company.refetch()}
              />
              {/* The form starts anew with what was saved here; what others save never takes away what is being typed. */}
              <CompanyForm key={saved?.version} company={saved ?? record} versionSince={since} onSaved={setSaved} />
            </Stack>
          )}
        </Loaded>
        <BranchSection />
        <SeriesSection />
      </Stack>
    </>
  );
}
