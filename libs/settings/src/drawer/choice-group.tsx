import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

export interface ChoiceOption<Value extends string> {
  value: Value;
  name: string;
  /** Drawn over the name; it says nothing that the name does not. */
  picture: ReactNode;
}

interface ChoiceGroupProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly ChoiceOption<Value>[];
  onChoose: (value: Value) => void;
  /** Why nothing else can be chosen. */
  settled?: string | undefined;
}

const Label = styled('h3')({ margin: '0 0 8px', fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.57 });

const Why = styled('p')({
  margin: '4px 0 0',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  color: 'var(--mui-palette-text-secondary)',
});

const Cells = styled('div')({ display: 'grid', gap: 8, gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))' });

const Cell = styled('label')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '10px 4px 8px',
  borderRadius: 8,
  border: '1px solid var(--mui-palette-divider)',
  fontSize: '0.75rem',
  lineHeight: 1.5,
  '&:not(:has(:disabled))': { cursor: 'pointer' },
  color: 'var(--mui-palette-text-secondary)',
  '&:hover:not(:has(:disabled))': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '&:has(:checked)': {
    fontWeight: 600,
    color: 'var(--mui-palette-text-primary)',
    borderColor: 'var(--mui-palette-primary-main)',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
  '&:has(:disabled)': { color: 'var(--mui-palette-text-disabled)' },
  '& svg': { fontSize: 24 },
  '&:has(:checked) svg': { color: 'var(--mui-palette-primary-main)' },
});

/** The browser's own radio button, unseen over its whole cell: arrows, Tab and the screen reader work as they always do. */
const Radio = styled('input')({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });

/** One setting as a group of radio buttons. */
export function ChoiceGroup<Value extends string>({
  label,
  value,
  choices,
  onChoose,
  settled,
}: ChoiceGroupProps<Value>) {
  const id = useId();
  const why = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} aria-describedby={settled && why}>
      <Label id={id}>{label}</Label>
      <Cells>
        {choices.map((choice) => (
          <Cell key={choice.value}>
            <Radio
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={settled !== undefined && choice.value !== value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.picture}
            {choice.name}
          </Cell>
        ))}
      </Cells>
      {settled && <Why id={why}>{settled}</Why>}
    </div>
  );
}
