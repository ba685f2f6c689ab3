import { useTranslation } from '@freightdesk/shared-i18n';
import { lazy, type ReactElement, Suspense } from 'react';

const CaptionTooltip = lazy(async () => ({ default: (await import('./caption-tooltip')).CaptionTooltip }));

interface CaptionedProps {
  caption: string | undefined;
  children: ReactElement;
}

/** An entry with its hint, if it has one. Few menus have any, so what draws them is fetched by those that do. */
export function Captioned({ caption, children }: CaptionedProps) {
  const { t } = useTranslation();
  if (caption === undefined) return children;
  return (
    <Suspense fallback={children}>
      <CaptionTooltip caption={t(caption)}>{children}</CaptionTooltip>
    </Suspense>
  );
}
