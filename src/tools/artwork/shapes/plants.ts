export { deadTree, baobab, quiverTree } from './dry-trees.ts';
export { grass } from './grass.ts';
export { palm } from './palms.ts';
export { acacia, broadTree, bush, conifer, cypress, foliage, type Tones } from './trees.ts';
