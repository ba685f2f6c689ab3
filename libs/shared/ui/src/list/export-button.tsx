import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { held } from '../layout/held';
import type { TakeRows } from './list-source';

const ExportMenu = lazy(async () => ({ default: (await import('./export-menu')).ExportMenu }));

/** Takes rows along. The menu and what works behind it are fetched when they are asked for. */
export function ExportButton({ take, isChosen = false }: { take: TakeRows; isChosen?: boolean }) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [progress, setProgress] = useState<string | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setButton(currentTarget)}
        {...held(progress !== null)}
      >
        {progress ?? t('Export')}
      </Button>
      <Suspense>
        {button && (
          <ExportMenu {...{ button, take, isChosen }} onClose={() => setButton(null)} onProgress={setProgress} />
        )}
      </Suspense>
    </>
  );
}
