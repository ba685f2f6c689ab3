import { SettingsDrawer, useSettingsContext } from '@freightdesk/settings';
import { isLanguage, languages, setLanguage, useTranslation } from '@freightdesk/shared-i18n';
import { loginPath, useAuthContext } from '@freightdesk/shared-session';
import { CommandPalette, DashboardLayout, SessionEndDialog } from '@freightdesk/shell-layout';
import { ConfirmHost, DraftOwner, forgetDrafts, SnackbarHost } from '@freightdesk/shared-ui';
import { type ReactNode, useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCommands } from './use-commands';
import { useMenu } from './use-menu';

const languageChoices = Object.entries(languages).map(([code, { name }]) => ({ code, name }));

const endings = { expired: 'Token expired', ended: 'Your session has ended. Please sign in again.' } as const;

/** Signs out, forgets what was typed and how the page was set, and goes to the login page. */
function useLogout() {
  const { signOut, user } = useAuthContext();
  const { reset } = useSettingsContext();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  return async () => {
    await Promise.all([signOut(), user && forgetDrafts(user.id)]);
    reset();
    document.documentElement.lang = 'en';
    await i18n.changeLanguage('en');
    // The guard has led to the login page already, with the way back here; a person who leaves means to leave.
    await navigate(loginPath(), { replace: true });
  };
}

/** The frame of the dashboard, given what it shows: person, menu, settings, language. */
export function DashboardShell({ banner }: { banner?: ReactNode }) {
  const { settings, update, openDrawer } = useSettingsContext();
  const { i18n } = useTranslation();
  const { user, ending, leave } = useAuthContext();
  const logout = useLogout();
  const chooseLanguage = async (code: string) => {
    if (!isLanguage(code)) return;
    await setLanguage(code);
    update('themeDirection', languages[code].direction);
    document.documentElement.lang = code;
  };

  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const commands = useCommands([
    { title: 'Settings', run: openDrawer },
    { title: 'Light or dark', run: () => update('themeMode', settings.themeMode === 'dark' ? 'light' : 'dark') },
    { title: 'Logout', run: () => void logout() },
  ]);

  return (
    <DashboardLayout
      navigation={useMenu()}
      layout={settings.themeLayout}
      onLayoutChange={(layout) => update('themeLayout', layout)}
      stretch={settings.themeStretch}
      account={{ name: user?.name ?? '', email: user?.email ?? '' }}
      onLogout={() => void logout()}
      onOpenSettings={openDrawer}
      onOpenPalette={() => setPaletteOpen(true)}
      languages={languageChoices}
      language={i18n.language}
      onLanguage={(code) => void chooseLanguage(code)}
      banner={banner}
    >
      <SnackbarHost>
        <ConfirmHost>
          <DraftOwner person={user?.id ?? ''} isEnding={ending !== null}>
            <Outlet />
          </DraftOwner>
        </ConfirmHost>
      </SnackbarHost>
      <SettingsDrawer />
      <CommandPalette
        commands={commands}
        isOpen={isPaletteOpen}
        onOpen={() => setPaletteOpen(true)}
        onClose={() => setPaletteOpen(false)}
      />
      {ending && <SessionEndDialog message={endings[ending]} onLeave={leave} />}
    </DashboardLayout>
  );
}
