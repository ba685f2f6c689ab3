import { partyRoleLabel, type PartyRow, stateName } from '@freightdesk/parties-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { type Column, MoneyText, StatusChip } from '@freightdesk/shared-ui';
import Stack from '@mui/material/Stack';

const shown = (text: string | null | undefined) => text ?? '–';

function Roles({ roles }: { roles: PartyRow['roles'] }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 0.5 }}>
      {roles.map((role) => (
        <StatusChip key={role} label={t(partyRoleLabel[role])} />
      ))}
    </Stack>
  );
}

export const partyColumns: readonly Column<PartyRow>[] = [
  { id: 'name', width: 240, cell: ({ name }) => name },
  { id: 'roles', cell: ({ roles }) => <Roles roles={roles} /> },
  { id: 'gstin', header: 'GSTIN', width: 144, cell: ({ gstin }) => shown(gstin) },
  { id: 'stateCode', hideOnPhone: true, cell: ({ stateCode }, t) => (stateCode ? t(stateName(stateCode)) : '–') },
  {
    id: 'phone',
    header: 'Phone',
    width: 132,
    hideOnPhone: true,
    cell: ({ phone }) => (phone ? <bdi dir="ltr">{phone}</bdi> : '–'),
  },
  {
    id: 'creditLimitPaise',
    header: 'Credit limit',
    align: 'end',
    hideOnPhone: true,
    cell: ({ creditLimitPaise }) => <MoneyText paise={creditLimitPaise} />,
  },
];
