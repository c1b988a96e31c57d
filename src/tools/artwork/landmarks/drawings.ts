import { drawing } from '../shapes/drawing.ts';
import { australia } from './drawings/australia.ts';
import { botswana } from './drawings/botswana.ts';
import { cambodia } from './drawings/cambodia.ts';
import { costaRica } from './drawings/costa-rica.ts';
import { croatia } from './drawings/croatia.ts';
import { germany } from './drawings/germany.ts';
import { guatemala } from './drawings/guatemala.ts';
import { indonesia } from './drawings/indonesia.ts';
import { italy } from './drawings/italy.ts';
import { japan } from './drawings/japan.ts';
import { kenya } from './drawings/kenya.ts';
import { laos } from './drawings/laos.ts';
import { malaysia } from './drawings/malaysia.ts';
import { morocco } from './drawings/morocco.ts';
import { newZealand } from './drawings/new-zealand.ts';
import { nicaragua } from './drawings/nicaragua.ts';
import { peru } from './drawings/peru.ts';
import { philippines } from './drawings/philippines.ts';
import { southAfrica } from './drawings/south-africa.ts';
import { southKorea } from './drawings/south-korea.ts';
import { sriLanka } from './drawings/sri-lanka.ts';
import { taiwan } from './drawings/taiwan.ts';
import { tanzania } from './drawings/tanzania.ts';
import { thailand } from './drawings/thailand.ts';
import { vietnam } from './drawings/vietnam.ts';
import type { Landmarks } from './parts.ts';
import { people } from './people/activities.ts';
import { groups } from './people/groups.ts';

/** Landmarks that are written as lines of shapes. */
export const drawings: Landmarks = Object.fromEntries(
  Object.entries({
    ...people,
    ...australia,
    ...botswana,
    ...cambodia,
    ...costaRica,
    ...croatia,
    ...germany,
    ...guatemala,
    ...indonesia,
    ...italy,
    ...japan,
    ...kenya,
    ...laos,
    ...malaysia,
    ...morocco,
    ...newZealand,
    ...nicaragua,
    ...peru,
    ...philippines,
    ...southAfrica,
    ...southKorea,
    ...sriLanka,
    ...taiwan,
    ...tanzania,
    ...thailand,
    ...vietnam,
  }).map(([name, text]) => [name, ({ mesh }) => drawing(mesh, text, groups)]),
);
