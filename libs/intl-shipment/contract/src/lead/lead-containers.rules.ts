import { containerTypeName, type ContainerType } from '../identifier/container.rules';

/** So many containers of a type. */
export interface AskedContainers {
  quantity: number;
  sizeType: ContainerType;
}

/** The type of each container: what charges are counted by. */
export const typesOfContainers = (containers: readonly AskedContainers[]): ContainerType[] =>
  containers.flatMap(({ quantity, sizeType }) => Array.from({ length: quantity }, () => sizeType));

/** `2 x 40ft HC, 1 x 20ft GP`: as people call them, and as the reader of enquiries reads them again. */
export const boxesText = (types: readonly string[]): string =>
  [...new Set(types)]
    .map((type) => `${types.filter((one) => one === type).length} x ${containerTypeName(type)}`)
    .join(', ');

export const containersText = (containers: readonly AskedContainers[]): string =>
  boxesText(typesOfContainers(containers));
