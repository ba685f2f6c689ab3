import { configureApi } from '@freightdesk/data-access-api';
import { startI18n } from '@freightdesk/shared-i18n';
import { announceSessionEnd, readToken } from '@freightdesk/shared-session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { environment } from './environment';

configureApi({ baseUrl: environment.apiUrl, readToken, onSessionEnd: announceSessionEnd });
void startI18n();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root to stand in.');

createRoot(container).render(
  <StrictMode>
    <App isDemo={environment.isDemo} />
  </StrictMode>,
);
