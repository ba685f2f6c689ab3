import { useTranslation } from '@freightdesk/shared-i18n';
import Typography from '@mui/material/Typography';
import { ProblemAlert } from '../faces/problem-alert';

/**
 * Why a form was not saved, above its buttons. A rejection that is a text alone is what is left of a call that nobody answered: whoever
 * typed for a while is told that nothing of it is lost. Saved twice it is one record still.
 */
export function SavingProblem({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <>
      <ProblemAlert error={error} />
      {typeof error === 'string' && (
        <Typography variant="body2" role="status" sx={{ paddingInline: 2, paddingBlock: 1 }}>
          {t('The server gave no answer. What you typed stays here: check the network, then save again.')}
        </Typography>
      )}
    </>
  );
}
