import { useTranslation } from '@freightdesk/shared-i18n';
import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { ChunkLoadError } from '../load-chunk';
import { MessagePage } from './message-page';

/** What is left when a page breaks: a plain sentence and a way to load it anew. */
export function RouterFailurePage() {
  const { t } = useTranslation();
  const words =
    useRouteError() instanceof ChunkLoadError
      ? t('A part of this page could not be loaded. The connection may be away, or a new version may have arrived.')
      : t('The page stopped working. What you saved is safe on the server.');

  return (
    <MessagePage heading={t('Unexpected Application Error!')} words={words}>
      <Button variant="contained" size="large" onClick={() => window.location.reload()}>
        {t('Load the page again')}
      </Button>
    </MessagePage>
  );
}
