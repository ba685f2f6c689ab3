import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

const Chip = styled('button')({
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  minHeight: 32,
  paddingInline: 12,
  borderRadius: 8,
  border: '1px solid var(--input-border)',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
    borderColor: 'var(--mui-palette-primary-main)',
  },
});

interface RoleChoiceProps {
  roles: Readonly<Record<string, string>>;
  value: string | null;
  onChoose: (role: string | null) => void;
}

export function RoleChoice({ roles, value, onChoose }: RoleChoiceProps) {
  const { t } = useTranslation();
  return (
    <Row role="group" aria-label={t('Role')}>
      <Chip type="button" aria-pressed={value === null} onClick={() => onChoose(null)}>
        {t('Everybody')}
      </Chip>
      {Object.entries(roles).map(([role, name]) => (
        <Chip key={role} type="button" aria-pressed={value === role} onClick={() => onChoose(role)}>
          {t(name)}
        </Chip>
      ))}
    </Row>
  );
}
