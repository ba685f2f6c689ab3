import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A part of a record. */
export interface RecordTab {
  /** In the address; the first one is not said there. */
  name: string;
  label: string;
  content: ReactNode;
}

interface RecordTabsProps {
  tabs: readonly RecordTab[];
  label: string;
  /** A panel over a page has parts of its own, `part`. */
  called?: 'tab' | 'part';
}

/** The parts of a record, one at a time; which one stands in the address, so that it can be sent to a colleague. */
export function RecordTabs({ tabs, label, called = 'tab' }: RecordTabsProps) {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const open = tabs.find(({ name }) => name === params.get(called)) ?? tabs[0];
  const turnTo = (name: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (name === tabs[0]?.name) next.delete(called);
        else next.set(called, name);
        return next;
      },
      { replace: true },
    );
  if (!open) return null;
  return (
    <>
      <Tabs
        value={open.name}
        onChange={(_event, name: string) => turnTo(name)}
        aria-label={label}
        variant="scrollable"
        sx={{ displayPrint: 'none' }}
      >
        {tabs.map(({ name, label: said }) => (
          <Tab key={name} value={name} label={said} id={`${id}-${name}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open.name}`}>
        <Stack spacing={3}>{open.content}</Stack>
      </Box>
    </>
  );
}
