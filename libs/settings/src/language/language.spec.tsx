import { i18n, startI18n } from '@freightdesk/shared-i18n';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsProvider, useSettingsContext } from '../settings-context';
import { useForgetSettings } from './use-forget-settings';
import { useLanguage } from './use-language';

void startI18n();

function Page() {
  const { settings, update } = useSettingsContext();
  const { languages, language, choose } = useLanguage();
  const forget = useForgetSettings();
  return (
    <>
      <p>
        {language} {settings.themeDirection} {settings.themeMode}
      </p>
      {languages.map(({ code, name }) => (
        <button key={code} type="button" onClick={() => void choose(code)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => update('themeMode', 'dark')}>
        Dark
      </button>
      <button type="button" onClick={() => update('themeDirection', 'ltr')}>
        Left to right
      </button>
      <button type="button" onClick={() => void forget()}>
        Forget
      </button>
    </>
  );
}

const show = () =>
  render(
    <SettingsProvider>
      <Page />
    </SettingsProvider>,
  );
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(async () => {
  localStorage.clear();
  await i18n.changeLanguage('en');
});

it('a language brings its direction, and is remembered in this browser', async () => {
  show();

  await choose('العربية');

  expect(await screen.findByText('ar rtl light')).toBeVisible();
  expect(document.documentElement.lang).toBe('ar');
  expect(localStorage.getItem('i18nextLng')).toBe('ar');
  expect(JSON.parse(localStorage.getItem('settings') ?? 'null')).toEqual({
    themeMode: 'light',
    themeContrast: 'default',
    themeDirection: 'rtl',
    themeLayout: 'vertical',
    themeStretch: false,
    themeColorPresets: 'default',
  });
  await choose('हिन्दी');
  expect(await screen.findByText('hi ltr light')).toBeVisible();
});

it('Arabic keeps its direction, in the page and in what is stored, whatever else is asked for', async () => {
  show();
  await choose('العربية');
  await screen.findByText('ar rtl light');

  await choose('Left to right');

  expect(screen.getByText('ar rtl light')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('settings') ?? 'null')).toMatchObject({ themeDirection: 'rtl' });
});

it('another tab turns the page with it', async () => {
  show();

  localStorage.setItem('i18nextLng', 'ar');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng' })));

  expect(await screen.findByText('ar rtl light')).toBeVisible();
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'));
});

it('who leaves leaves the page in English and with its defaults', async () => {
  show();
  await choose('العربية');
  await choose('Dark');
  expect(await screen.findByText('ar rtl dark')).toBeVisible();

  await choose('Forget');

  await waitFor(() => expect(screen.getByText('en ltr light')).toBeVisible());
  expect(document.documentElement.lang).toBe('en');
  expect(localStorage).toHaveLength(0);
});
