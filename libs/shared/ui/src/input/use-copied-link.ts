import { useRef, useState } from 'react';

/** A link that is shown once, to be handed on: the field it stands in, and how it is copied out of it. */
export function useCopiedLink(url: string) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Browsers refuse the clipboard on plain HTTP; the selected text can still be copied by keyboard.
      field.current?.focus();
    }
  };
  return { field, isCopied, copy };
}
