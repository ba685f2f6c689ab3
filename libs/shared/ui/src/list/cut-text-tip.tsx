import { styled } from '@mui/material/styles';

export interface CutText {
  cell: HTMLElement;
  text: string;
}

const Tip = styled('span')({
  position: 'fixed',
  zIndex: 1500,
  maxInlineSize: 360,
  padding: '4px 8px',
  borderRadius: 6,
  fontSize: '0.75rem',
  lineHeight: 1.5,
  color: '#FFFFFF',
  backgroundColor: '#1C252E',
  outline: '1px solid #637381',
  pointerEvents: 'none',
  overflowWrap: 'anywhere',
});

/** Right below its cell, from where the cell begins. */
function placeOf(cell: HTMLElement) {
  const { bottom, left, right } = cell.getBoundingClientRect();
  const isMirrored = getComputedStyle(cell).direction === 'rtl';
  return {
    top: bottom - 4,
    ...(isMirrored ? { right: document.documentElement.clientWidth - right + 6 } : { left: left + 6 }),
  };
}

/** The whole text of cells that have no room for it. Readers have it in the cell itself. */
export function CutTextTip({ cut }: { cut: readonly CutText[] }) {
  return cut.map(({ cell, text }, index) => (
    <Tip key={index} aria-hidden style={placeOf(cell)}>
      {text}
    </Tip>
  ));
}
