/** Something that the frame does wherever one is, such as changing one's own password. Its title is translated when it is shown. */
export interface FrameAction {
  title: string;
  run: () => void;
}
