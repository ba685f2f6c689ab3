import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../form/use-schema-form';
import { type RestingCells, useRestingCells } from './use-resting-cells';

interface RestingLineProps<Values extends FieldValues> {
  form: SchemaForm<Values>;
  cells: ReturnType<RestingCells<Values>>;
  /** Of the line, translated. */
  name: string;
  /** What those who see read before its texts, where nothing else says which line it is. */
  title?: string;
  onGoTo: (path: FieldPath<Values>) => void;
  /** Without it the fields come only where somebody goes to them. */
  onSight?: () => void;
  sx: SxProps<Theme>;
}

/** So far below and above what is seen a line is awake already. */
const ahead = '600px 0px';

function useSight(onSight: (() => void) | undefined) {
  const line = useRef<HTMLDivElement>(null);
  const isWatched = onSight !== undefined;
  const see = useEffectEvent(() => onSight?.());
  useEffect(() => {
    if (!line.current || !isWatched) return undefined;
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && see(), {
      rootMargin: ahead,
    });
    watch.observe(line.current);
    return () => watch.disconnect();
  }, [isWatched]);
  return line;
}

/** A line of many as texts. Whoever comes to it by a key, a press or by scrolling finds its fields. */
export function RestingLine<Values extends FieldValues>(props: RestingLineProps<Values>) {
  const { form, cells, name, title, onGoTo, onSight, sx } = props;
  const texts = useRestingCells(form, cells, onGoTo);
  // Beneath the heads of a grid each text has its place; a line of its own says what there is.
  const told = title === undefined ? texts : texts.filter(({ text }) => text !== '');
  const line = useSight(onSight);
  /** From below one comes to its end, as with the fields themselves. */
  const comeFrom = (other: EventTarget | null) => {
    const isBelow =
      other instanceof Node &&
      Boolean(line.current && line.current.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    const cell = isBelow ? texts.at(-1) : texts[0];
    if (cell) onGoTo(cell.path);
  };
  return (
    <Box
      ref={line}
      role="group"
      aria-label={name}
      tabIndex={0}
      onFocus={({ relatedTarget }) => comeFrom(relatedTarget)}
      sx={sx}
    >
      {title !== undefined && <small aria-hidden>{title}</small>}
      {told.map(({ path, label, text }) => (
        <span key={path}>
          <small>{label}</small> <bdi>{text}</bdi>
        </span>
      ))}
    </Box>
  );
}
