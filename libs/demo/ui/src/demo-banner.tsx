import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';

const Line = styled('p')({
  margin: 0,
  padding: '6px 16px',
  textAlign: 'center',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'var(--mui-palette-warning-contrastText)',
  backgroundColor: 'var(--mui-palette-warning-main)',
});

/** Stands on every page of the sample company, so that nobody takes its figures for their own. */
export function DemoBanner() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('Sample data')}>
      <Line role="note">{t('DEMO DATA: nothing here is real.')}</Line>
    </section>
  );
}
