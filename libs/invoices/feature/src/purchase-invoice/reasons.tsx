import { reasonOf } from '@freightdesk/invoices-contract';
import { useSay } from '@freightdesk/shared-i18n';
import Typography from '@mui/material/Typography';

/** Why figures are what they are, a sentence each; one that is not known is left out. */
export function Reasons({ texts }: { texts: readonly (string | null | undefined)[] }) {
  const say = useSay();
  return texts.map(
    (text) =>
      text && (
        <Typography
          key={text}
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ marginBlockStart: 1, overflowWrap: 'anywhere' }}
        >
          {say(reasonOf(text))}
        </Typography>
      ),
  );
}
