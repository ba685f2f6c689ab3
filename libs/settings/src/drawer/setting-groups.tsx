import { useTranslation } from '@freightdesk/shared-i18n';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import FormatTextdirectionLToROutlined from '@mui/icons-material/FormatTextdirectionLToROutlined';
import FormatTextdirectionRToLOutlined from '@mui/icons-material/FormatTextdirectionRToLOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import TonalityOutlined from '@mui/icons-material/TonalityOutlined';
import type { ReactNode } from 'react';
import type { Settings } from '../settings';
import { useSettingsContext } from '../settings-context';
import { ChoiceGroup, type ChoiceOption } from './choice-group';
import { LayoutPicture } from './layout-picture';
import { PresetSwatch } from './preset-swatch';
import { StretchSwitch } from './stretch-switch';

type WordySetting = { [Key in keyof Settings]: Settings[Key] extends string ? Key : never }[keyof Settings];

interface GroupProps<Key extends WordySetting> {
  label: string;
  setting: Key;
  choices: readonly (readonly [value: Settings[Key], name: string, picture: ReactNode])[];
  settled?: string | undefined;
}

function Group<Key extends WordySetting>({ label, setting, choices, settled }: GroupProps<Key>) {
  const { settings, update } = useSettingsContext();
  const options: ChoiceOption<Settings[Key]>[] = choices.map(([value, name, picture]) => ({ value, name, picture }));
  return (
    <ChoiceGroup
      label={label}
      value={settings[setting]}
      choices={options}
      onChoose={(value) => update(setting, value)}
      settled={settled}
    />
  );
}

function ModeAndContrast() {
  const { t } = useTranslation();
  return (
    <>
      <Group
        label={t('Mode')}
        setting="themeMode"
        choices={[
          ['light', t('Light'), <LightModeOutlined key="light" />],
          ['dark', t('Dark'), <DarkModeOutlined key="dark" />],
        ]}
      />
      <Group
        label={t('Contrast')}
        setting="themeContrast"
        choices={[
          ['default', t('Default'), <TonalityOutlined key="default" />],
          ['bold', t('Bold'), <ContrastOutlined key="bold" />],
        ]}
      />
    </>
  );
}

function DirectionAndLayout() {
  const { t, language } = useTranslation();
  return (
    <>
      <Group
        label={t('Direction')}
        setting="themeDirection"
        choices={[
          ['ltr', t('LTR'), <FormatTextdirectionLToROutlined key="ltr" />],
          ['rtl', t('RTL'), <FormatTextdirectionRToLOutlined key="rtl" />],
        ]}
        settled={language === 'ar' ? t('Arabic is read from right to left.') : undefined}
      />
      <Group
        label={t('Layout')}
        setting="themeLayout"
        choices={[
          ['vertical', t('Vertical'), <LayoutPicture key="vertical" layout="vertical" />],
          ['horizontal', t('Horizontal'), <LayoutPicture key="horizontal" layout="horizontal" />],
          ['mini', t('Mini'), <LayoutPicture key="mini" layout="mini" />],
        ]}
      />
    </>
  );
}

function Presets() {
  const { t } = useTranslation();
  return (
    <Group
      label={t('Presets')}
      setting="themeColorPresets"
      choices={[
        ['default', t('Default'), <PresetSwatch key="default" preset="default" />],
        ['cyan', t('Cyan'), <PresetSwatch key="cyan" preset="cyan" />],
        ['purple', t('Purple'), <PresetSwatch key="purple" preset="purple" />],
        ['blue', t('Blue'), <PresetSwatch key="blue" preset="blue" />],
        ['orange', t('Orange'), <PresetSwatch key="orange" preset="orange" />],
        ['red', t('Red'), <PresetSwatch key="red" preset="red" />],
      ]}
    />
  );
}

/** Every setting, in the order of the specification. */
export function SettingGroups() {
  return (
    <>
      <ModeAndContrast />
      <DirectionAndLayout />
      <StretchSwitch />
      <Presets />
    </>
  );
}
