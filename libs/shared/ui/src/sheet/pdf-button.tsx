import { useTranslation } from '@freightdesk/shared-i18n';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { held } from '../layout/held';
import { RowMenuList } from '../list/row-menu-list';
import { useSavedFile } from '../notify/use-saved-file';

interface PdfButtonProps<How> {
  /** In which ways it can be had; where there is but one it is not asked. */
  ways: readonly { label: string; how: How }[];
  take: (how: How) => Promise<{ name: string; content: Blob }>;
}

/** A document as a file. */
export function PdfButton<How>({ ways, take }: PdfButtonProps<How>) {
  const { t } = useTranslation();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const { isFetching, save } = useSavedFile();
  const [only, ...others] = ways;
  const isAsked = others.length > 0;
  return (
    <>
      <Button
        startIcon={isFetching ? <CircularProgress size={16} color="inherit" /> : <DownloadIcon />}
        {...(isAsked && { 'aria-haspopup': 'menu' })}
        onClick={({ currentTarget }) => (isAsked ? setButton(currentTarget) : only && save(() => take(only.how)))}
        {...held(isFetching)}
      >
        {t('Download PDF')}
      </Button>
      {button && (
        <RowMenuList
          button={button}
          actions={ways.map(({ label, how }) => ({ label, onSelect: () => save(() => take(how)) }))}
          onClose={() => setButton(null)}
        />
      )}
    </>
  );
}
