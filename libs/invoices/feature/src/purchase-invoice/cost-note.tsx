import { costDifference, type CostFigures } from '@freightdesk/invoices-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import Typography from '@mui/material/Typography';

interface CostNoteProps {
  line: CostFigures & { taxablePaise: number };
  isAbove?: boolean;
}

/** By how much a line differs from what was accrued, or from what was quoted where that is less. */
export function CostNote({ line, isAbove = false }: CostNoteProps) {
  const { t } = useTranslation();
  const { accruedPaise, quotedPaise } = line;
  const difference = costDifference(line);
  if (difference === null) return null;
  const isQuoted = quotedPaise !== null && (accruedPaise === null || quotedPaise < accruedPaise);
  const expected = formatPaise((isQuoted ? quotedPaise : accruedPaise) ?? 0);
  const said = isQuoted ? t('Quoted {{amount}}', { amount: expected }) : t('Accrued {{amount}}', { amount: expected });
  const values = { said, difference: formatPaise(Math.abs(difference)) };
  const compared =
    difference > 0 ? t('{{said}}, {{difference}} more', values) : t('{{said}}, {{difference}} less', values);
  return (
    <Typography variant="caption" component="p" color={isAbove ? 'error' : 'textSecondary'} sx={{ textAlign: 'end' }}>
      {difference === 0 ? t('{{said}}, no difference', values) : compared}
    </Typography>
  );
}
