import { useTranslation } from '@freightdesk/shared-i18n';
import { type KeyboardEvent, memo, type MouseEvent, type ReactNode } from 'react';
import { classHook } from '../values/class-hook';
import type { ShownColumn } from './shown-columns';

/** What a row tells its table; kept between renders, so that rows are not drawn anew for nothing. */
export interface RowActs<Row> {
  onOpen?(row: Row): void;
  /** Opens the row's menu at the button. */
  onMenu?(row: Row, button: HTMLElement): void;
  onChoose?(row: Row): void;
  /** Space shows the row at the side, or no longer. */
  onGlance?(row: Row): void;
  onFocus?(row: Row): void;
}

interface RowLineProps<Row> extends RowActs<Row> {
  row: Row;
  columns: readonly ShownColumn<Row>[];
  isChosen: boolean;
}

const inControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

/** Arrows walk through the rows; Enter opens the one in focus. */
function walk(event: KeyboardEvent<HTMLTableRowElement>): void {
  const neighbour =
    event.key === 'ArrowDown' ? event.currentTarget.nextElementSibling : event.currentTarget.previousElementSibling;
  if (!(neighbour instanceof HTMLElement)) return;
  event.preventDefault();
  neighbour.focus();
}

/** Three dots in one element: Material's button and icon are three more in each row. */
const useDots = classHook({
  // Among a card's facts on a phone it would give way to them.
  flexShrink: 0,
  inlineSize: 32,
  blockSize: 32,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  font: 'inherit',
  fontWeight: 700,
  fontSize: '1.125rem',
  color: 'var(--mui-palette-text-secondary)',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&::before': { content: '"⋮" / ""' },
  '&:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
});

export function MenuButton({ onClick }: { onClick: (event: MouseEvent<HTMLElement>) => void }) {
  const { t } = useTranslation();
  return (
    <button type="button" className={useDots()} aria-label={t('Actions')} aria-haspopup="menu" onClick={onClick} />
  );
}

/** What a key does on a row that has the focus. */
function pressed<Row>(event: KeyboardEvent<HTMLTableRowElement>, row: Row, acts: RowActs<Row>): void {
  if (event.target !== event.currentTarget) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return walk(event);
  if (event.key === 'Enter') return acts.onOpen?.(row);
  const act = event.shiftKey ? acts.onChoose : acts.onGlance;
  if (event.key !== ' ' || !act) return;
  event.preventDefault();
  act(row);
}

function Line<Row extends { id: string }>({ row, columns, isChosen, ...acts }: RowLineProps<Row>): ReactNode {
  const { t } = useTranslation();
  const { onOpen, onMenu, onChoose, onFocus } = acts;
  const open = ({ target }: MouseEvent) => {
    if (!inControl(target)) onOpen?.(row);
  };
  const nameId = `row-${row.id}`;
  return (
    <tr
      tabIndex={onOpen ? 0 : -1}
      data-row={row.id}
      data-chosen={isChosen || undefined}
      onClick={onOpen ? open : undefined}
      onKeyDown={(event) => pressed(event, row, acts)}
      onFocus={onFocus && (() => onFocus(row))}
    >
      {onChoose ? (
        <td data-choosing data-kept onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            aria-label={t('Choose')}
            aria-describedby={nameId}
            checked={isChosen}
            onChange={() => onChoose(row)}
          />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td
          key={column.id}
          data-figures={column.align === 'end' || undefined}
          {...(index === 0 && { id: nameId, 'data-kept': true })}
        >
          {column.cell(row)}
        </td>
      ))}
      {onMenu ? (
        <td data-actions>
          <MenuButton onClick={(event) => onMenu(row, event.currentTarget)} />
        </td>
      ) : null}
    </tr>
  );
}

/** Only rows whose record or columns changed are drawn again. */
export const RowLine: typeof Line = memo(Line);
