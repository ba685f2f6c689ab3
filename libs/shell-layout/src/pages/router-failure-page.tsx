import { useTranslation } from '@freightdesk/shared-i18n';
import { isChunkFailure } from '@freightdesk/shared-route';
import Button from '@mui/material/Button';
import { useRouteError } from 'react-router-dom';
import { reloadFor, wasReloadedFor } from '../reload-offer';
import { MessagePage } from './message-page';

const addressHere = () => window.location.pathname + window.location.search;

/** A part that did not come is offered to be loaded anew, once; when that has not helped, the way onward is another page. */
function ChunkFailure() {
  const { t } = useTranslation();
  const address = addressHere();
  const isTried = wasReloadedFor(address);
  return (
    <MessagePage
      heading={t('Unexpected Application Error!')}
      words={
        isTried
          ? t('This page still cannot be loaded. Please try again in a few minutes.')
          : t('A part of this page could not be loaded. The connection may be away, or a new version may have arrived.')
      }
    >
      {isTried ? (
        <Button variant="contained" size="large" href="/">
          {t('Go to the dashboard')}
        </Button>
      ) : (
        <Button variant="contained" size="large" autoFocus onClick={() => reloadFor(address)}>
          {t('Load the page again')}
        </Button>
      )}
    </MessagePage>
  );
}

/** What is left when a page breaks: a plain sentence and a way onward. */
export function RouterFailurePage() {
  const { t } = useTranslation();
  const error = useRouteError();
  if (isChunkFailure(error)) return <ChunkFailure />;
  return (
    <MessagePage
      heading={t('Unexpected Application Error!')}
      words={t('The page stopped working. What you saved is safe on the server.')}
    >
      <Button variant="contained" size="large" onClick={() => window.location.reload()}>
        {t('Load the page again')}
      </Button>
    </MessagePage>
  );
}
