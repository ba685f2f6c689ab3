import { mutationOf } from '@freightdesk/data-access-api';
import { fitRunLine, fittingPaise, isOpenRun, type Run, unpaidLines } from '@freightdesk/payments-contract';
import { useTranslation } from '@freightdesk/shared-i18n';
import { formatPaise } from '@freightdesk/shared-money';
import { useMay } from '@freightdesk/shared-session';
import { MoneyText, useNotify } from '@freightdesk/shared-ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';

type Line = Run['lines'][number];

/** Lines of an open run that would pay more than is outstanding now. */
export const overLines = ({ status, lines }: Run): Line[] =>
  isOpenRun(status) ? unpaidLines(lines).filter((line) => fittingPaise(line) !== null) : [];

/** What the run waits for, above its bills; nobody finds out first when it is paid. */
export function OverNotice({ run }: { run: Run }) {
  const { t } = useTranslation();
  const count = overLines(run).length;
  if (count === 0) return null;
  return (
    <Alert severity="warning">
      {t(
        'Less is outstanding now than the run would pay, on {{count}} of its bills. Put each right at its row: till then the run does not go on.',
        { count },
      )}
    </Alert>
  );
}

interface FitButtonProps {
  number: string;
  /** What may be paid at most now, in paise; 0 takes the bill out. */
  fitting: number;
  color?: 'warning';
  disabled?: boolean;
  onFit: () => void;
}

/** The one act that puts right what would pay too much of a bill. Its name begins with what is read on it, as who speaks to it says that. */
export function FitButton({ number, fitting, onFit, ...others }: FitButtonProps) {
  const { t } = useTranslation();
  const act =
    fitting === 0 ? t('Leave it out') : t('Take it down to {{amount}}', { amount: `₹ ${formatPaise(fitting)}` });
  return (
    <Button {...others} size="small" sx={{ textAlign: 'end' }} aria-label={`${act}: ${number}`} onClick={onFit}>
      {act}
    </Button>
  );
}

/** How much of a bill is paid, and where that is too much what is outstanding now, with the one act that puts it right. */
export function PaidAmount({ run, line }: { run: Run; line: Line }) {
  const { t } = useTranslation();
  const notify = useNotify();
  const mayFit = useMay(fitRunLine);
  const fit = useMutation({
    ...mutationOf(fitRunLine),
    onSuccess: () => notify(t('{{number}} is put right', { number: line.number })),
  });
  const fitting = isOpenRun(run.status) && line.payment === null ? fittingPaise(line) : null;
  if (fitting === null) return <MoneyText paise={line.amountPaise} />;
  const { number, invoiceId, amountPaise } = line;
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-end' }}>
      <MoneyText paise={amountPaise} />
      {/* No chip: it would not wrap, and on a phone the amounts of all bills would be cut off. */}
      <Typography variant="caption" sx={{ color: 'warning.dark', fontWeight: 'fontWeightBold', textAlign: 'end' }}>
        {fitting === 0
          ? t('Nothing is outstanding now')
          : t('{{amount}} is outstanding now', { amount: `₹ ${formatPaise(fitting)}` })}
      </Typography>
      {mayFit && (
        <FitButton
          number={number}
          fitting={fitting}
          disabled={fit.isPending}
          onFit={() => fit.mutate({ id: run.id, version: run.version, invoiceId })}
        />
      )}
    </Stack>
  );
}
