import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';
import type { RecordEntry } from '@freightdesk/shared-route';
import { litPieces } from './lit';

const Lines = styled('span')({ minWidth: 0, display: 'grid', gap: 2, flex: 1 });

const Line = styled('span')({ display: 'flex', gap: 8, alignItems: 'baseline', minWidth: 0 });

/** A name may be long, a number must be read whole. */
const Cut = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 });

const Number = styled('bdi')({ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

const Quiet = styled(Cut)({
  fontSize: '0.75rem',
  color: 'var(--mui-palette-text-secondary)',
  '[aria-selected="true"] &': { color: 'inherit' },
});

/** Where it was found may be a number too: what stands behind it gives way. */
const Found = styled(Quiet)({ flexShrink: 0, maxWidth: '100%' });

const Mark = styled('mark')({
  color: 'inherit',
  fontWeight: 700,
  background: 'none',
  textDecoration: 'underline',
  textDecorationThickness: 2,
  textUnderlineOffset: 3,
  textDecorationColor: 'var(--mui-palette-primary-main)',
});

/** A text with what was typed of it lit. */
function Lit({ text, typed }: { text: string; typed: string }) {
  return litPieces(text, typed).map(({ text: piece, isLit }, at) => (isLit ? <Mark key={at}>{piece}</Mark> : piece));
}

interface RecordLineProps {
  record: RecordEntry;
  typed: string;
}

/** A record as it is told from the others: its number and whose it is, below that the rest, and where it was found if that is not seen. */
export function RecordLine({ record: { number, title, subtitle, matched }, typed }: RecordLineProps) {
  const { t } = useTranslation();
  // A company and who is spoken to there are found as one text, and each is told in a place of its own.
  const isSeen = matched?.text
    .split(' · ')
    .every((part) => [number, title, subtitle].some((text) => text?.includes(part)));
  return (
    <Lines>
      <Line>
        {number && (
          <Number>
            <Lit text={number} typed={typed} />
          </Number>
        )}
        <Cut dir="auto">
          <Lit text={title} typed={typed} />
        </Cut>
      </Line>
      {(subtitle || (matched && !isSeen)) && (
        <Line>
          {matched && !isSeen && (
            <Found>
              {t(matched.field)}{' '}
              <bdi>
                <Lit text={matched.text} typed={typed} />
              </bdi>
            </Found>
          )}
          {subtitle && (
            <Quiet>
              <bdi>
                <Lit text={subtitle} typed={typed} />
              </bdi>
            </Quiet>
          )}
        </Line>
      )}
    </Lines>
  );
}
