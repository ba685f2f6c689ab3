import { useTranslation } from '@freightdesk/shared-i18n';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { focusFirstField } from './first-field';

/** Fewer are seen at a glance. */
const fewest = 5;

interface Section {
  title: string;
  part: Element;
}

const sectionsOf = (form: HTMLElement): Section[] =>
  [...form.querySelectorAll('section')].flatMap((part) => {
    const title = part.querySelector('h2')?.textContent;
    return title ? [{ title, part }] : [];
  });

const areSame = (some: readonly Section[], others: readonly Section[]): boolean =>
  some.length === others.length &&
  some.every(({ title, part }, at) => title === others[at]?.title && part === others[at]?.part);

/** The parts of a form as they stand; some come and go with what is chosen. */
function useSections(form: HTMLElement | null): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  // Before the first paint, so that no field moves.
  useLayoutEffect(() => {
    if (!form) return undefined;
    const look = () => {
      const found = sectionsOf(form);
      setSections((known) => (areSame(known, found) ? known : found));
    };
    const watch = new MutationObserver(look);
    watch.observe(form, { childList: true, subtree: true });
    look();
    return () => watch.disconnect();
  }, [form]);
  return sections;
}

/** On narrower screens they would take a line from the fields. */
function useIsWide(): boolean {
  const query = useTheme().breakpoints.up('lg').replace('@media ', '');
  const follow = useCallback(
    (tell: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', tell);
      return () => width.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}

/** The parts of a long form, each a press away; they stay in sight below the header. */
export function SectionLinks({ form }: { form: HTMLElement | null }) {
  const { t } = useTranslation();
  const sections = useSections(form);
  if (!useIsWide() || sections.length < fewest) return null;
  const goTo = (part: Element) => {
    part.scrollIntoView({ block: 'start' });
    if (part instanceof HTMLElement) focusFirstField(part);
  };
  return (
    <Box
      component="nav"
      aria-label={t('Sections')}
      data-screen
      sx={{
        ...{ position: 'sticky', insetBlockStart: 'calc(var(--header-height) - 16px)', zIndex: 'mobileStepper' },
        ...{ display: 'flex', gap: 0.5, marginBlockEnd: 1, paddingBlock: 0.5, backgroundColor: 'background.default' },
      }}
    >
      {sections.map(({ title, part }, at) => (
        <Button key={at} size="small" color="inherit" onClick={() => goTo(part)}>
          {title}
        </Button>
      ))}
    </Box>
  );
}
