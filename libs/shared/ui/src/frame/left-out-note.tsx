import { useTranslation } from '@freightdesk/shared-i18n';
import Alert from '@mui/material/Alert';

/** So many are named: a whole table pasted one column aside must not fill the page. */
const mostNamed = 5;
const namedOf = (texts: readonly string[]) =>
  (texts.length > mostNamed ? [...texts.slice(0, mostNamed), '…'] : texts).join(', ');

interface LeftOutNoteProps {
  /** What no field here takes. */
  cells: readonly string[];
  /** Names that no line here has. */
  strangers: readonly string[];
  onClose: () => void;
}

/** What was pasted and has no place here, so that nobody believes it taken. */
export function LeftOutNote({ cells, strangers, onClose }: LeftOutNoteProps) {
  const { t } = useTranslation();
  const told = [
    ...(cells.length > 0 ? [t('Not pasted, as no field here takes it: {{cells}}', { cells: namedOf(cells) })] : []),
    ...(strangers.length > 0
      ? [t('Not pasted, as no line here is called so: {{names}}', { names: namedOf(strangers) })]
      : []),
  ];
  if (told.length === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ marginBlockStart: 1 }} onClose={onClose} closeText={t('Close')}>
      {told.join(' ')}
    </Alert>
  );
}
