import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FoundRecords } from '@freightdesk/shared-route';

const Note = styled('div')({ padding: '12px 20px', fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' });

const Unseen = styled('p')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

interface FoundNotesProps {
  found: FoundRecords;
  count: number;
  onType: (text: string) => void;
}

/** How the search stands, also for those who hear it: that it goes on, how many were found, what is wrong with a number, why it failed. */
export function FoundNotes({ found: { isLooking, failure, notes }, count, onType }: FoundNotesProps) {
  const { t } = useTranslation();
  const isEmpty = count === 0 && !failure;
  const said = isLooking ? t('Searching …') : isEmpty ? t('Nothing matches') : t('{{count}} found', { count });
  const Told = isEmpty ? Note : Unseen;
  return (
    <>
      {notes.map(({ text, repairs }) => (
        <Note key={text} role="status">
          {text}{' '}
          {repairs.map((repair) => (
            <Button key={repair} size="small" onClick={() => onType(repair)}>
              {t('Did you mean {{number}}?', { number: repair })}
            </Button>
          ))}
        </Note>
      ))}
      {failure && (
        <Note role="alert">
          {failure.message}{' '}
          <Button size="small" onClick={failure.retry}>
            {t('Retry')}
          </Button>
        </Note>
      )}
      <Told role="status">{failure && !isLooking ? '' : said}</Told>
    </>
  );
}
