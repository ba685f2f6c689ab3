import { useTranslation } from '@freightdesk/shared-i18n';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceButtonsProps<Choice extends string> {
  /** What is chosen, for those who hear it. */
  label: string;
  labels: Readonly<Record<Choice, string>>;
  choices: readonly Choice[];
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** One of a few: what a row stands for, or which side is shown. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { label, labels, choices, value, onChange } = props;
  const { t } = useTranslation();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      // On a phone they are pushed aside rather than broken over lines.
      sx={{ maxInlineSize: '100%', overflowX: 'auto', '& button': { whiteSpace: 'nowrap', flexShrink: 0 } }}
      onChange={(_event, choice: Choice | null) => choice && onChange(choice)}
    >
      {choices.map((choice) => (
        <ToggleButton key={choice} value={choice}>
          {t(labels[choice])}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
