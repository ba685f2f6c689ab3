import { useTranslation } from '@freightdesk/shared-i18n';
import { styled } from '@mui/material/styles';
import { type Shortcut, shortcutGroups } from './shortcuts.data';

const Columns = styled('div')({ columns: '3 280px', columnGap: 40 });

const Group = styled('section')({
  breakInside: 'avoid',
  paddingBlockEnd: 20,
  '& h3': { margin: '0 0 4px', fontSize: '0.875rem', lineHeight: 1.57, fontWeight: 600 },
  '& dl': { margin: 0 },
});

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 36,
  paddingBlock: 4,
  fontSize: '0.875rem',
  '& dt': { order: 1, flexShrink: 0, display: 'flex', gap: 4 },
  '& dd': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
});

const Key = styled('kbd')({
  minWidth: 24,
  paddingInline: 6,
  borderRadius: 6,
  border: '1px solid var(--mui-palette-divider)',
  backgroundColor: 'var(--mui-palette-action-hover)',
  font: 'inherit',
  fontSize: '0.75rem',
  lineHeight: '22px',
  fontWeight: 600,
  textAlign: 'center',
});

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

function ShortcutLine({ keys, text }: Shortcut) {
  const { t } = useTranslation();
  return (
    <Line>
      {/* Keys are pressed in this order in every language. */}
      <dt dir="ltr">
        {keys.map((key) => (
          <Key key={key}>{key === 'Ctrl' && isMac ? '⌘' : key}</Key>
        ))}
      </dt>
      <dd>{t(text)}</dd>
    </Line>
  );
}

/** Every key that does something, by where it does it. */
export function ShortcutList() {
  const { t } = useTranslation();
  return (
    <Columns>
      {shortcutGroups.map(({ title, shortcuts }) => (
        <Group key={title}>
          <h3>{t(title)}</h3>
          <dl>
            {shortcuts.map((shortcut) => (
              <ShortcutLine key={shortcut.text} {...shortcut} />
            ))}
          </dl>
        </Group>
      ))}
    </Columns>
  );
}
