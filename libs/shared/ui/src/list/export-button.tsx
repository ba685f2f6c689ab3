import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { TakeRows } from './list-source';

const ExportMenu = lazy(async () => ({ default: (await import('./export-menu')).ExportMenu }));

/** Takes rows along. The menu and what works behind it are fetched when they are asked for. */
export function ExportButton({ take }: { take: TakeRows }) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [bytes, setBytes] = useState<number | null>(null);
  const megabytes = ((bytes ?? 0) / 1_000_000).toFixed(1);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="menu"
        loading={bytes !== null}
        loadingPosition="start"
        onClick={({ currentTarget }) => {
          setButton(currentTarget);
          setOpen(true);
        }}
      >
        {bytes ? t('{{size}} MB', { size: megabytes }) : t('Export')}
      </Button>
      {button ? (
        <Suspense>
          <ExportMenu button={button} isOpen={isOpen} take={take} onClose={() => setOpen(false)} onBytes={setBytes} />
        </Suspense>
      ) : null}
    </>
  );
}
