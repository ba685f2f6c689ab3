import { ActivityContext } from '@freightdesk/activity-ui';
import { useLogout, useOwnSignIn } from '@freightdesk/auth';
import { Bell } from '@freightdesk/desk-ui';
import { SettingsDrawer, useForgetSettings, useLanguage, useSettingsContext } from '@freightdesk/settings';
import { loadRecords } from '@freightdesk/search';
import { useAuthContext, useViewer } from '@freightdesk/shared-session';
import { ConfirmHost, DraftOwner, SnackbarHost } from '@freightdesk/shared-ui';
import {
  atAnyAddress,
  DashboardLayout,
  RecordLinks,
  SessionEndDialog,
  useCommands,
  visibleItems,
} from '@freightdesk/shell-layout';
import { PagesWithViews } from '@freightdesk/views-ui';
import { type ReactNode, useMemo } from 'react';
import { actions, features, loadAuditNames, navigation, routes } from './features';

const Frame = atAnyAddress<{ banner: ReactNode }>(({ banner, leadTo }) => {
  const { settings, update, openDrawer } = useSettingsContext();
  const { user, ending, leave } = useAuthContext();
  const viewer = useViewer();
  const menu = useMemo(() => visibleItems(navigation, viewer), [viewer]);
  const ownSignIn = useOwnSignIn();
  const logout = useLogout({ forget: useForgetSettings(), leadTo });
  const commands = useCommands({
    pages: routes,
    actions,
    may: viewer.may,
    leadTo,
    ofFrame: [
      { title: 'Settings', run: openDrawer },
      { title: 'Light or dark', run: () => update('themeMode', settings.themeMode === 'dark' ? 'light' : 'dark') },
      ...ownSignIn.actions,
      { title: 'Logout', run: () => void logout() },
    ],
  });

  return (
    <DashboardLayout
      navigation={menu}
      layout={settings.themeLayout}
      onLayoutChange={(layout) => update('themeLayout', layout)}
      stretch={settings.themeStretch}
      account={{ id: user?.id ?? '', name: user?.name ?? '', email: user?.email ?? '' }}
      accountActions={ownSignIn.actions}
      onLogout={() => void logout()}
      onOpenSettings={openDrawer}
      commands={commands}
      loadRecords={loadRecords}
      language={useLanguage()}
      banner={banner}
      bell={<Bell />}
    >
      <DraftOwner person={user?.id ?? ''} isEnding={ending !== null}>
        <PagesWithViews />
      </DraftOwner>
      <SettingsDrawer />
      {ownSignIn.dialog}
      {ending && <SessionEndDialog ending={ending} onLeave={leave} />}
    </DashboardLayout>
  );
});

/** The frame of the dashboard, given what it shows: person, menu, settings, language. */
export function DashboardShell({ banner }: { banner?: ReactNode }) {
  const { may } = useViewer();
  return (
    <SnackbarHost>
      <ConfirmHost>
        <RecordLinks features={features} may={may}>
          <ActivityContext value={loadAuditNames}>
            <Frame banner={banner} />
          </ActivityContext>
        </RecordLinks>
      </ConfirmHost>
    </SnackbarHost>
  );
}
