import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { lazy, Suspense, useState } from 'react';
import { ChipButton } from './chip-button';

const FilterMenu = lazy(async () => ({ default: (await import('./filter-menu')).FilterMenu }));

/** A filter of the toolbar; `name` is the filter's name in the endpoint's list spec. */
export type ListFilter =
  | { kind: 'choice'; name: string; label: string; options: readonly { value: string; label: string }[] }
  | { kind: 'date'; name: string; label: string }
  | { kind: 'flag'; name: string; label: string }
  /** Set by a link or by the screen; the toolbar only names it and lets it go. */
  | { kind: 'shown'; name: string; label: string };

type Values = readonly string[];
type ChoiceFilter = Extract<ListFilter, { kind: 'choice' }>;

const toggled = (values: Values, value: string): Values =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

interface ChoiceChipProps {
  filter: ChoiceFilter;
  values: Values;
  onChange: (values: Values) => void;
}

/** `Status: Issued, Paid`. Opens the choices; several of them mean any of them. */
export function ChoiceChip({ filter, values, onChange }: ChoiceChipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = filter.options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return (
    <>
      <ChipButton
        label={chosen.length > 0 ? `${filter.label}: ${chosen.join(', ')}` : filter.label}
        isOn={chosen.length > 0}
        icon={<ArrowDropDownIcon fontSize="small" />}
        onClick={(event) => setAnchor(event.currentTarget)}
        onClear={chosen.length > 0 ? () => onChange([]) : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      />
      {anchor ? (
        <Suspense>
          <FilterMenu
            anchor={anchor}
            options={filter.options}
            values={values}
            onToggle={(value) => onChange(toggled(values, value))}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface ToggleChipProps {
  filter: Exclude<ListFilter, ChoiceFilter>;
  isOn: boolean;
  onChange: (value: string | null) => void;
}

/** A yes-or-no filter is on or off; one that was set elsewhere can only be dropped. */
export function ToggleChip({ filter, isOn, onChange }: ToggleChipProps) {
  const isToggle = filter.kind === 'flag';
  if (!isOn && !isToggle) return null;
  return (
    <ChipButton
      label={filter.label}
      isOn={isOn}
      aria-pressed={isToggle ? isOn : undefined}
      onClick={isToggle ? () => onChange(isOn ? null : 'true') : undefined}
      onClear={isToggle ? undefined : () => onChange(null)}
    />
  );
}
