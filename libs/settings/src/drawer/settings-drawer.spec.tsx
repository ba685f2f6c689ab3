import { i18n, startI18n } from '@freightdesk/shared-i18n';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsProvider, useSettingsContext } from '../settings-context';
import { SettingsDrawer } from './settings-drawer';

void startI18n();

function Page() {
  const { openDrawer } = useSettingsContext();
  return (
    <>
      <button type="button" onClick={openDrawer}>
        Open
      </button>
      <SettingsDrawer />
    </>
  );
}

async function openDrawer() {
  const user = userEvent.setup();
  render(
    <SettingsProvider>
      <Page />
    </SettingsProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Settings' }));
  return { user, drawer };
}

const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('settings') ?? '{}');

afterEach(async () => {
  localStorage.clear();
  await i18n.changeLanguage('en');
});

describe('the settings drawer', () => {
  it.each([
    ['Mode', ['Light', 'Dark']],
    ['Contrast', ['Default', 'Bold']],
    ['Direction', ['LTR', 'RTL']],
    ['Layout', ['Vertical', 'Horizontal', 'Mini']],
    ['Presets', ['Default', 'Cyan', 'Purple', 'Blue', 'Orange', 'Red']],
  ])('%s offers its choices in order, the first of them chosen', async (name, choices) => {
    const { drawer } = await openDrawer();

    const radios = within(drawer.getByRole('radiogroup', { name })).getAllByRole('radio');

    choices.forEach((choice, at) => expect(radios[at]).toHaveAccessibleName(choice));
    expect(radios).toHaveLength(choices.length);
    expect(radios[0]).toBeChecked();
  });

  it.each([
    ['Mode', 'Dark', 'themeMode', 'dark'],
    ['Contrast', 'Bold', 'themeContrast', 'bold'],
    ['Direction', 'RTL', 'themeDirection', 'rtl'],
    ['Layout', 'Horizontal', 'themeLayout', 'horizontal'],
    ['Presets', 'Orange', 'themeColorPresets', 'orange'],
  ])('%s %s is kept as %s', async (group, choice, key, value) => {
    const { user, drawer } = await openDrawer();

    await user.click(within(drawer.getByRole('radiogroup', { name: group })).getByRole('radio', { name: choice }));

    expect(stored()).toHaveProperty(key, value);
    expect(Object.keys(stored())).toHaveLength(6);
  });

  it('stretches, and says from which width on', async () => {
    const { user, drawer } = await openDrawer();
    const stretch = drawer.getByRole('switch', { name: 'Stretch' });

    await user.click(stretch);

    expect(stretch).toHaveAccessibleDescription('Only available at large resolutions > 1600px (xl)');
    expect(stored()).toHaveProperty('themeStretch', true);
  });

  it('resets all of it, and shows a dot only where there is something to reset', async () => {
    localStorage.setItem('settings', '{"themeMode":"dark","themeStretch":true}');
    const { user, drawer } = await openDrawer();
    const dot = () => drawer.getByRole('button', { name: 'Reset' }).querySelector('.MuiBadge-dot');
    expect(dot()).not.toHaveClass('MuiBadge-invisible');

    await user.click(drawer.getByRole('button', { name: 'Reset' }));

    expect(drawer.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(drawer.getByRole('switch', { name: 'Stretch' })).not.toBeChecked();
    expect(dot()).toHaveClass('MuiBadge-invisible');
  });

  it('toggles the browser’s fullscreen and follows when the person leaves it by a key', async () => {
    let shown: Element | null = null;
    const become = (element: Element | null) => {
      shown = element;
      act(() => void document.dispatchEvent(new Event('fullscreenchange')));
      return Promise.resolve();
    };
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => shown });
    document.documentElement.requestFullscreen = () => become(document.documentElement);
    const { user, drawer } = await openDrawer();

    await user.click(drawer.getByRole('button', { name: 'Fullscreen' }));
    expect(await drawer.findByRole('button', { name: 'Exit Fullscreen' })).toBeVisible();
    await act(() => become(null));

    expect(await drawer.findByRole('button', { name: 'Fullscreen' })).toBeVisible();
  });

  it('closes by its button', async () => {
    const { user, drawer } = await openDrawer();

    await user.click(drawer.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers no other direction in Arabic, and says why', async () => {
    localStorage.setItem('i18nextLng', 'ar');
    await i18n.changeLanguage('ar');
    const user = userEvent.setup();
    render(
      <SettingsProvider>
        <Page />
      </SettingsProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Open' }));

    const direction = await screen.findByRole('radiogroup', { name: 'Direction' });

    expect(direction).toHaveAccessibleDescription('Arabic is read from right to left.');
    expect(within(direction).getByRole('radio', { name: 'LTR' })).toBeDisabled();
    expect(within(direction).getByRole('radio', { name: 'RTL' })).toBeChecked();
  });
});
