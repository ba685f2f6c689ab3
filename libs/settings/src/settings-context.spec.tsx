import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsProvider, useSettingsContext } from './settings-context';
import { ThemeRoot } from './theme/theme-root';

function Switches() {
  const { settings, update, reset, canReset } = useSettingsContext();
  return (
    <>
      <p>{settings.themeMode}</p>
      <button type="button" onClick={() => update('themeMode', 'dark')}>
        Dark
      </button>
      <button type="button" onClick={reset} disabled={!canReset}>
        Reset
      </button>
    </>
  );
}

const page = (
  <SettingsProvider>
    <ThemeRoot>
      <Switches />
    </ThemeRoot>
  </SettingsProvider>
);

afterEach(() => localStorage.clear());

describe('the settings of a person', () => {
  it('are kept in the browser and set on the page at once', async () => {
    render(page);

    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));

    expect(document.documentElement.dataset['mode']).toBe('dark');
    expect(JSON.parse(localStorage.getItem('settings') ?? '')).toEqual({
      themeMode: 'dark',
      themeContrast: 'default',
      themeDirection: 'ltr',
      themeLayout: 'vertical',
      themeStretch: false,
      themeColorPresets: 'default',
    });
  });

  it.each([
    ['en', 'ltr'],
    ['hi', 'ltr'],
    ['ar', 'rtl'],
  ])('return to the defaults, all six of which are stored: in %s the page reads %s', async (language, direction) => {
    localStorage.setItem('i18nextLng', language);
    localStorage.setItem('settings', '{"themeMode":"dark","themeDirection":"rtl"}');
    render(page);

    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));

    expect(screen.getByText('light')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeDisabled();
    expect(JSON.parse(localStorage.getItem('settings') ?? 'null')).toEqual({
      themeMode: 'light',
      themeContrast: 'default',
      themeDirection: direction,
      themeLayout: 'vertical',
      themeStretch: false,
      themeColorPresets: 'default',
    });
  });

  it('follow what the person sets in another tab', () => {
    render(page);

    localStorage.setItem('settings', '{"themeMode":"dark"}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'settings' })));

    expect(screen.getByText('dark')).toBeVisible();
  });

  it('mirror the page for a reader from right to left', async () => {
    localStorage.setItem('settings', '{"themeDirection":"rtl"}');
    render(page);

    expect(document.documentElement.dir).toBe('rtl');
    await waitFor(() => expect(document.querySelector('style[data-emotion^="fd-rtl"]')).not.toBeNull());
    expect(screen.getByText('light')).toBeVisible();
  });

  it('cannot be asked for outside their provider', () => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Switches />)).toThrow('useSettingsContext must be use inside SettingsProvider');

    silence.mockRestore();
  });
});
