import { useTranslation } from '@freightdesk/shared-i18n';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceButtonsProps {
  /** What is chosen, for those who hear it. */
  label: string;
  /** What may be chosen, and what it is called. */
  labels: Readonly<Record<string, string>>;
  value: string;
  onChange: (choice: string) => void;
}

/** One of a few: what a row stands for, or which side is shown. */
export function ChoiceButtons({ label, labels, value, onChange }: ChoiceButtonsProps) {
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      // On a phone they are pushed aside rather than broken over lines.
      sx={{ maxInlineSize: '100%', overflowX: 'auto', '& button': { whiteSpace: 'nowrap', flexShrink: 0 } }}
      onChange={(_event, choice: string | null) => choice && onChange(choice)}
    >
      {Object.entries(labels).map(([choice, name]) => (
        <ToggleButton key={choice} value={choice}>
          {t(name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
