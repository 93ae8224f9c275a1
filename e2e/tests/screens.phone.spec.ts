import { lookAtScreens } from '../support/screens.ts';

lookAtScreens('phone');
