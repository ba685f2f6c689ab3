import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';

const PortalAnswersDialog = lazy(() =>
  import('./portal-answers-dialog').then((chunk) => ({ default: chunk.PortalAnswersDialog })),
);

/** The way to the portal's answers, from where its file is taken. */
export function PortalAnswersButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('Answers of the portal')}</Button>
      <Suspense fallback={null}>{isOpen && <PortalAnswersDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
