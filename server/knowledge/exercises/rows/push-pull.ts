/** Presses, rows and pull-ups. METs: 2011 Compendium, 02050–02054 and 02020–02024. */
export const pushPull = `
# horizontal_push 5
Wall Push-Up | chest / triceps shoulders | wall | b | | Hands on the wall at chest height, body in one line. Bend the elbows until the nose is near and push away.
Incline Push-Up | chest / triceps shoulders abs | chair | b | wrist | Hands on a firm chair or table edge. Lower the chest to it with a straight body and press up.
Knee Push-Up | chest / triceps shoulders abs | mat | b | wrist shoulder | From knees to head one straight line. Elbows point halfway back, not out to the sides.
Push-Up | chest / triceps shoulders abs | | i | wrist shoulder | Brace as in a plank and lower until the chest is a fist above the floor. Push the floor away to the end.
Tempo Push-Up | chest / triceps shoulders abs | | i | wrist shoulder | Three seconds down, one second’s wait, up in one. The hips never sag.
Close Push-Up | triceps chest / shoulders | | i | wrist elbow shoulder | Hands under the shoulders, elbows brush the ribs. Lower less rather than let the elbows flare.
Decline Push-Up | chest shoulders / triceps abs | chair | a | wrist shoulder high_blood_pressure | Feet on a firm chair, hands on the floor. Keep the ribs down as you lower.
Archer Push-Up | chest / triceps shoulders abs | | a u | wrist shoulder elbow | Hands wide; lower toward one hand while the other arm straightens. Push back to the middle.
Push-Up to Row | chest upper_back / triceps abs | dumbbell | a | wrist shoulder | Hands on two dumbbells, feet wide. Push up, then row each side without turning the hips.
Dumbbell Floor Press | chest triceps / shoulders | dumbbell mat | b | pregnancy | Lie with the knees bent and lower until the elbows touch the floor. Pause and press.
Dumbbell Bench Press | chest / triceps shoulders | dumbbell bench | b | shoulder pregnancy | Shoulder blades pulled together on the bench. Lower the weights beside the chest and press up and slightly in.
Incline Dumbbell Press | chest shoulders / triceps | dumbbell bench | i | shoulder | The backrest leans a third of the way up. Lower to the upper chest and press without arching.
Bench Press | chest / triceps shoulders | barbell rack bench | i | shoulder pregnancy high_blood_pressure | Feet flat, shoulder blades set. Touch the lower chest lightly and press back over the shoulders.
Chest Press Machine | chest / triceps shoulders | machine | b | shoulder | Handles at mid-chest, back on the pad. Push without locking the elbows and return slowly.
Cable Chest Press | chest / triceps abs | cable | i | shoulder | Stand in a split stance between the pulleys. Press forward and resist the way back.
Banded Chest Press | chest / triceps shoulders | band | b | shoulder | The band runs behind the shoulder blades. Push straight ahead and come back slower.
Dumbbell Fly | chest / shoulders | dumbbell bench | i | shoulder elbow pregnancy | Open the arms wide with soft elbows. Close them as if round a big tree.
Bench Dip | triceps chest / shoulders | chair | i | shoulder wrist elbow | Hands on the edge of a firm chair, hips close to it. Bend the elbows to a right angle at most and press up.
Parallel Bar Dip | triceps chest / shoulders | rings | a | shoulder elbow wrist | Lower until the upper arms are level with the floor. Keep the shoulders away from the ears.
# vertical_push 5
Pike Push-Up | shoulders / triceps upper_back | | i | wrist shoulder high_blood_pressure | Hips high, head between the arms. Lower the crown of the head toward the floor and push back.
Wall Shoulder Slide | shoulders upper_back | wall | b | shoulder | Forearms on the wall, slide them up as far as they stay in touch. Ribs stay down. | 2.8
Banded Overhead Press | shoulders / triceps abs | band | b | shoulder | Stand on the band and press it from the shoulders to overhead. Squeeze the glutes so that the back does not arch.
Seated Dumbbell Press | shoulders / triceps | dumbbell chair | b | shoulder | Sit tall with the weights at ear height. Press up and slightly in, and lower slowly.
Dumbbell Overhead Press | shoulders / triceps abs | dumbbell | i | shoulder lower_back | Stand with ribs over the hips. Press until the arms are beside the ears.
Single-Arm Dumbbell Press | shoulders / triceps obliques | dumbbell | i u | shoulder | Press one side and do not let the body lean. The free hand makes a fist.
Half-Kneeling Press | shoulders / triceps abs obliques | dumbbell mat | i u | shoulder knee | One knee down, press on that side. The hip below stays straight.
Kettlebell Press | shoulders / triceps abs | kettlebell | i u | shoulder wrist | Bell on the forearm, wrist straight. Press in an arc and pull it back down.
Push Press | shoulders / quads triceps abs | dumbbell | a | shoulder knee | A short dip of the knees and a fast drive. The arms finish what the legs began.
Overhead Press | shoulders / triceps abs upper_back | barbell rack | i | shoulder lower_back high_blood_pressure | Bar at the collarbones, glutes tight. Press past the face and move the head through.
Shoulder Press Machine | shoulders / triceps | machine | b | shoulder | Handles at ear height and the back on the pad. Press up without shrugging.
Arnold Press | shoulders / triceps | dumbbell | i | shoulder | Start with the palms toward you and turn them out on the way up. Slow is better than heavy.
Wall Handstand Hold | shoulders / triceps abs upper_back | wall | a t | wrist shoulder neck high_blood_pressure pregnancy | Walk the feet up a wall and push the floor away. Come down before you are tired.
# horizontal_pull 5
Banded Row | upper_back lats / biceps | band | b | | Fix the band at chest height and pull the elbows back. Shoulder blades meet and the neck stays long.
Seated Banded Row | upper_back lats / biceps | band mat | b | | Sit tall with the band round the feet. Pull to the ribs without leaning back.
Towel Row Hold | upper_back lats / biceps forearms | | b t | high_blood_pressure | Pull on both ends of a towel round your foot or a post as hard as is comfortable. Keep breathing while you hold.
Prone Row | upper_back / shoulders | mat | b | pregnancy neck | Lie face down, lift the chest a little and pull the elbows back. Look at the floor.
Table Row | upper_back lats / biceps abs | | i | shoulder elbow | Lie under a sturdy table and hold its edge. Pull the chest up in one straight line.
One-Arm Dumbbell Row | lats upper_back / biceps | dumbbell chair | b u | lower_back | One hand on the chair, back flat. Pull the elbow to the hip and lower all the way.
Bent-Over Dumbbell Row | upper_back lats / biceps lower_back | dumbbell | i | lower_back | Hinge until the back is nearly level. Row to the ribs without moving the trunk.
Kettlebell Row | lats upper_back / biceps | kettlebell | b u | lower_back | Split stance, free forearm on the front thigh. Pull the bell to the hip.
Renegade Row | upper_back abs / lats biceps | dumbbell | a | wrist shoulder lower_back | From a wide plank on dumbbells row one at a time. The hips stay still.
Barbell Row | upper_back lats / biceps lower_back | barbell | i | lower_back | Hinge and hold it. Pull the bar to the navel and lower it under control.
Seated Cable Row | upper_back lats / biceps | cable | b | | Sit tall and pull the handle to the belly. Let the shoulders go forward only at the end.
Machine Row | upper_back lats / biceps | machine | b | | Chest on the pad, pull the elbows back and pause. Return slowly.
Chest-Supported Row | upper_back lats / biceps | dumbbell bench | i | | Lie face down on an inclined bench. Row without lifting the chest off it.
Inverted Row | upper_back lats / biceps abs | rings | i | shoulder | Hang under the rings with a straight body. Pull the chest to the hands.
Face Pull | upper_back shoulders | cable | i | shoulder | Pull the rope toward the eyes with high elbows. Finish with the knuckles back.
Banded Pull-Apart | upper_back shoulders | band | b | | Arms straight in front, pull the band apart to the chest. Shoulders stay low. | 3.5
Reverse Fly | upper_back shoulders | dumbbell | i | lower_back shoulder | Hinge forward and open the arms with soft elbows. Light weights do this best.
# vertical_pull 5
Banded Pulldown | lats / biceps upper_back | band | b | | Fix the band high and kneel or sit below it. Pull the elbows down to the ribs.
Lat Pulldown | lats / biceps upper_back | machine | b | shoulder | Sit tall and pull the bar to the collarbones. Do not swing.
Straight-Arm Pulldown | lats / abs | cable | i | shoulder | Arms nearly straight, bring the bar to the thighs. The ribs stay down.
Dead Hang | forearms lats / shoulders | pull_up_bar | b t | shoulder elbow | Hang with straight arms and active shoulders. Breathe and let the spine lengthen. | 3.5
Scapular Pull-Up | lats upper_back / forearms | pull_up_bar | b | shoulder | Hang and pull only the shoulder blades down. The elbows stay straight.
Negative Pull-Up | lats / biceps upper_back forearms | pull_up_bar chair | i | shoulder elbow | Step up to the top and lower yourself for five seconds. Step up again.
Banded Pull-Up | lats / biceps upper_back | pull_up_bar band | i | shoulder elbow | One foot in a band that hangs from the bar. Pull the chest up and lower slowly.
Chin-Up | lats biceps / upper_back | pull_up_bar | a | shoulder elbow | Palms toward you, start from straight arms. Pull until the chin is over the bar without kicking.
Pull-Up | lats / biceps upper_back forearms | pull_up_bar | a | shoulder elbow | Palms away, shoulders down first, then pull. Lower until the arms are straight.
Dumbbell Pullover | lats chest / triceps | dumbbell bench | i | shoulder pregnancy | Lie on the bench and lower the weight behind the head with soft elbows. Bring it back over the chest with the ribs down.
`
export const pushPullLadders = [
  'wall-push-up incline-push-up knee-push-up push-up tempo-push-up decline-push-up archer-push-up',
  'dumbbell-floor-press dumbbell-bench-press incline-dumbbell-press',
  'chest-press-machine cable-chest-press',
  'bench-dip parallel-bar-dip',
  'banded-overhead-press pike-push-up wall-handstand-hold',
  'seated-dumbbell-press dumbbell-overhead-press push-press',
  'shoulder-press-machine overhead-press',
  'prone-row table-row inverted-row',
  'one-arm-dumbbell-row bent-over-dumbbell-row renegade-row',
  'machine-row barbell-row',
  'banded-pull-apart reverse-fly',
  'dead-hang scapular-pull-up negative-pull-up banded-pull-up chin-up pull-up',
  'lat-pulldown straight-arm-pulldown',
]
