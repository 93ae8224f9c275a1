import type { ReactNode } from 'react';
import { changeSettings } from '../device/settings.ts';
import { play } from '../sound/sounds.ts';
import { Button } from '../ui/button.tsx';
import { t } from '../words/t.ts';
import { afterAnswer } from './sound-offer.ts';
import style from './sound-offer-buttons.module.css';

/** Asked once, where the sound is switched later. */
export default function SoundOffer(): ReactNode {
  const answer = (sound: 'on' | 'off'): void => {
    changeSettings(afterAnswer(sound));
    play('clink');
  };
  return (
    <fieldset className={`row ${style.offer}`}>
      <legend className="unseen">{t('settings.sound')}</legend>
      <span>{t('sound.offer')}</span>
      <Button size="small" onClick={() => answer('on')}>
        {t('sound.offer-yes')}
      </Button>
      <Button size="small" look="quiet" onClick={() => answer('off')}>
        {t('sound.offer-no')}
      </Button>
    </fieldset>
  );
}
