import { type PartyRow, stateName } from '@freightdesk/parties-contract';
import { partyRoleLabel } from '@freightdesk/parties-ui';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, MoneyText, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';

const shown = (text: string | null | undefined) => text ?? '–';

function Roles({ roles }: { roles: PartyRow['roles'] }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {roles.map((role) => (
        <StatusChip key={role} label={t(partyRoleLabel[role])} />
      ))}
    </Stack>
  );
}

export function usePartyColumns(): readonly Column<PartyRow>[] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { id: 'name', header: t('Name'), sortable: true, cell: ({ name }) => name },
      { id: 'roles', header: t('What it is to us'), cell: ({ roles }) => <Roles roles={roles} /> },
      { id: 'gstin', header: t('GSTIN'), cell: ({ gstin }) => shown(gstin) },
      {
        id: 'stateCode',
        header: t('State'),
        hideOnPhone: true,
        cell: ({ stateCode }) => (stateCode ? t(stateName(stateCode)) : '–'),
      },
      {
        id: 'phone',
        header: t('Phone'),
        hideOnPhone: true,
        cell: ({ phone }) => (phone ? <bdi dir="ltr">{phone}</bdi> : '–'),
      },
      {
        id: 'creditLimitPaise',
        header: t('Credit limit'),
        align: 'end',
        hideOnPhone: true,
        cell: ({ creditLimitPaise }) => <MoneyText paise={creditLimitPaise} />,
      },
    ],
    [t],
  );
}
