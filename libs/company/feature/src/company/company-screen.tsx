import { type Company, getCompany } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, PageHeader } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BranchSection } from '../branch/branch-section';
import { SeriesSection } from '../number-series/series-section';
import { CompanyForm } from './company-form';

/** The company whose books these are, its branches and its numbers. */
export function Component() {
  const { t } = useTranslation();
  const company = useQuery(queryOf(getCompany, undefined));
  const [saved, setSaved] = useState<Company | null>(null);

  return (
    <>
      <PageHeader title={t('Company')} />
      <Stack spacing={4}>
        <Loaded query={company}>
          {/* The form starts anew with what was saved here; what others save never takes away what is being typed. */}
          {(record) => <CompanyForm key={saved?.version} company={saved ?? record} onSaved={setSaved} />}
        </Loaded>
        <BranchSection />
        <SeriesSection />
      </Stack>
    </>
  );
}
