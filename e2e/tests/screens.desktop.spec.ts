import { lookAtScreens } from '../support/screens.ts';

lookAtScreens('desktop');
