import { SettingsDrawer, useSettingsContext } from '@freightdesk/settings';
import { isLanguage, languages, setLanguage, useTranslation } from '@freightdesk/shared-i18n';
import { loginPath, useAuthContext } from '@freightdesk/shared-session';
import { DashboardLayout, SessionEndDialog } from '@freightdesk/shell-layout';
import { ConfirmHost, SnackbarHost } from '@freightdesk/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { Outlet, useNavigate } from 'react-router-dom';
import { useMenu } from './use-menu';

const languageChoices = Object.entries(languages).map(([code, { name }]) => ({ code, name }));

const endings = { expired: 'Token expired', ended: 'Your session has ended. Please sign in again.' } as const;

/** Signs out, forgets what was fetched and how the page was set, and goes to the login page. */
function useLogout() {
  const { signOut } = useAuthContext();
  const { reset } = useSettingsContext();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  return async () => {
    await signOut();
    reset();
    queryClient.clear();
    await i18n.changeLanguage('en');
    // The guard has led to the login page already, with the way back here; a person who leaves means to leave.
    await navigate(loginPath(), { replace: true });
  };
}

/** The frame of the dashboard, given what it shows: person, menu, settings, language. */
export function Component() {
  const { settings, update, openDrawer } = useSettingsContext();
  const { i18n } = useTranslation();
  const { user, ending, leave } = useAuthContext();
  const logout = useLogout();
  const chooseLanguage = (code: string) => {
    if (!isLanguage(code)) return;
    void setLanguage(code);
    update('themeDirection', languages[code].direction);
    document.documentElement.lang = code;
  };

  return (
    <DashboardLayout
      navigation={useMenu()}
      layout={settings.themeLayout}
      onLayoutChange={(layout) => update('themeLayout', layout)}
      stretch={settings.themeStretch}
      account={{ name: user?.name ?? '', email: user?.email ?? '' }}
      onLogout={() => void logout()}
      onOpenSettings={openDrawer}
      languages={languageChoices}
      language={i18n.language}
      onLanguage={chooseLanguage}
    >
      <SnackbarHost>
        <ConfirmHost>
          <Outlet />
        </ConfirmHost>
      </SnackbarHost>
      <SettingsDrawer />
      {ending && <SessionEndDialog message={endings[ending]} onLeave={leave} />}
    </DashboardLayout>
  );
}
