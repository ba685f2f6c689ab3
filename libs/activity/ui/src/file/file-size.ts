const kilobyte = 1_024;

/** `402` -> `1 KB`, `1300000` -> `1.2 MB`. */
export function fileSize(bytes: number): string {
  const kilobytes = bytes / kilobyte;
  return kilobytes < 1_000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / kilobyte).toFixed(1)} MB`;
}
