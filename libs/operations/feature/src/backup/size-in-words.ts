const units = ['B', 'KB', 'MB', 'GB', 'TB'];

/** `52428800` -> `50.0 MB`. */
export function sizeInWords(bytes: number): string {
  const unit = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${unit === 0 ? bytes : (bytes / 1024 ** unit).toFixed(1)} ${units[unit]}`;
}
