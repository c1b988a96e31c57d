import { expose } from 'comlink';
import { dataSide } from './data-side.ts';

expose(dataSide);
