import { useState } from 'react';

/**
 * The record that a page's form stands on. It begins anew with a newer one, but not under somebody who is typing: that is
 * sorted out when they save. What stands beside the form, such as moves, waits while something is typed.
 */
export function useOpenedRecord<Row extends { version: number }>(record: Row) {
  const [isDirty, setDirty] = useState(false);
  const [opened, setOpened] = useState(record);
  if (opened.version !== record.version && !isDirty) setOpened(record);
  return { opened, isDirty, setDirty };
}
