import { configureApi } from '@freightdesk/data-access-api';
import { startI18n } from '@freightdesk/shared-i18n';
import { announceSessionEnd, readToken } from '@freightdesk/shared-session';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { environment } from './environment';
import { dictionaries } from './texts/dictionaries';

configureApi({ baseUrl: environment.apiUrl, readToken, onSessionEnd: announceSessionEnd });

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to stand in.');

const page = (
  <StrictMode>
    <App isDemo={environment.isDemo} />
  </StrictMode>
);
/** Piece by piece, so that what is still being fetched is taken in meanwhile. */
const mount = () => startTransition(() => createRoot(container).render(page));

// Nobody sees the page in English first who reads it in another language; without its dictionary it is shown in English.
startI18n(dictionaries).then(mount, mount);
