import { useTranslation } from '@freightdesk/shared-i18n';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FigureButton } from './figure-button';
import type { Working } from './figure-workings';

const FigureWorkings = lazy(() => import('./figure-workings').then((chunk) => ({ default: chunk.FigureWorkings })));

interface ExplainedFigureProps {
  /** What the figure is, translated. */
  name: string;
  workings: readonly Working[];
  /** The rule that makes the figure of them, a sentence each, translated. */
  rules?: readonly string[];
  children: ReactNode;
}

/** A figure of a record that can be asked how it came about; one of which nothing more is known stands as it is. */
export function ExplainedFigure({ name, workings, rules = [], children }: ExplainedFigureProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (workings.length === 0 && rules.length === 0) return children;
  const title = t('How it came about: {{figure}}', { figure: name });
  return (
    <>
      <FigureButton
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        title={title}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </FigureButton>
      {anchor && (
        <Suspense>
          <FigureWorkings
            {...{ anchor, title, workings, rules }}
            sum={{ label: name, figure: children }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
