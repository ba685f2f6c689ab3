import { getCompany } from '@freightdesk/company-contract';
import { queryOf } from '@freightdesk/data-access-api';
import { useTranslation } from '@freightdesk/shared-i18n';
import { Loaded, PageHeader } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { BranchList } from '../branch/branch-list';
import { CompanyForm } from './company-form';

/** The company whose books these are, and its branches. */
export function Component() {
  const { t } = useTranslation();
  const company = useQuery(queryOf(getCompany, undefined));

  return (
    <>
      <PageHeader title={t('Company')} />
      <Stack spacing={4}>
        <Loaded query={company}>
          {/* A saved company has a new version, and the form starts anew with it. */}
          {(record) => <CompanyForm key={record.version} company={record} />}
        </Loaded>
        <BranchList />
      </Stack>
    </>
  );
}
