/**
 * Jumps and cardio. METs: 2011 Compendium, 02020–02024, 02065, 12xxx running, 15551 rope, 17xxx walking, 01xxx and
 * 02010 cycling, 02070 rowing.
 */
export const cardio = `
# jump 8
Squat Jump | quads glutes / calves heart | | i H | knee ankle pregnancy pelvic_floor lower_back | Sit into a half squat and jump up long. Land softly with bent knees and go again.
Tuck Jump | quads hip_flexors / calves heart | | a H | knee ankle pregnancy pelvic_floor lower_back | Jump and bring the knees to the hands. Land quietly and reset when it gets loud.
Jump Lunge | quads glutes / calves heart | | a H | knee ankle hip pregnancy pelvic_floor balance | Change legs in the air and land low. Knees stay over the toes.
Broad Jump | glutes quads / hamstrings calves | | i H | knee ankle pregnancy pelvic_floor lower_back | Swing the arms and jump forward. Stick the landing before you walk back.
Lateral Bound | glutes quads / adductors calves | | i H | knee ankle hip pregnancy pelvic_floor balance | Leap sideways from one foot to the other. Hold each landing for a breath.
Box Jump | quads glutes / calves | step | a H | knee ankle pregnancy pelvic_floor balance | Jump onto the box and stand up tall. Step down, never jump down.
Jumping Jack | heart / shoulders calves | | b t H | knee ankle pregnancy pelvic_floor | Feet and arms out and in with a light rhythm. Stay on the balls of the feet.
Star Jump | heart quads / shoulders calves | | i t H | knee ankle pregnancy pelvic_floor | From a half squat burst into a star and land softly. Rest in the squat, not at the top.
Plank Jack | heart abs / shoulders glutes | | i t H | wrist ankle shoulder knee pregnancy pelvic_floor | High plank, jump the feet apart and together. The hips stay level.
Pogo Hop | calves / heart | | i t H | ankle knee pregnancy pelvic_floor | Small springy hops with nearly straight knees. Spend no time on the floor.
Jump Rope | heart calves / forearms shoulders | jump_rope | i t H | ankle knee pregnancy pelvic_floor | Turn from the wrists and jump just high enough. Land on the balls of the feet. | 11.8
Slow Jump Rope | heart calves / forearms | jump_rope | b t H | ankle knee pregnancy pelvic_floor | Two small hops for each turn of the rope. Relax the shoulders. | 8.8
Burpee | heart quads / chest abs shoulders | | i H | wrist shoulder knee ankle pregnancy pelvic_floor high_blood_pressure lower_back | Squat, step or jump to a plank, come back and jump. Keep the trunk firm when the feet go back.
# locomotion 5
March in Place | heart / hip_flexors calves | | b t | | Lift the knees to hip height and swing the arms. Stand tall. | 3.5
Step Jack | heart / shoulders | | b t | | A jumping jack without the jump: step out and in. Reach all the way up. | 3.8
Step Touch | heart / glutes | | b t | | Step to the side, bring the other foot to it, and back. Let the arms swing. | 3.5
Boxer Shuffle | heart calves / shoulders | | b t L | ankle | Light feet from one to the other, hands up. Breathe in a rhythm. | 5.5
Shadow Boxing | heart shoulders / obliques | | b t | shoulder | Straight punches that turn from the hips. Bring the hand back as fast as it went. | 5.5
High Knees | heart hip_flexors / calves | | i t H | knee ankle pregnancy pelvic_floor | Run on the spot with the knees up. Light feet and quick arms. | 8
Butt Kicks | heart hamstrings / calves | | b t L | knee ankle | Jog on the spot with heels to the seat. The knees point down. | 7
Fast Feet | heart calves / quads | | i t L | ankle knee | Half squat and feet that patter. Short bursts, quiet steps. | 8
Squat to Stand Walkout | abs hamstrings / shoulders heart | | b | wrist | Fold, walk the hands to a plank and back, and stand. Bend the knees as much as you need. | 4
No-Jump Burpee | heart quads / abs chest | chair | b | wrist | Hands on a chair, step back to a plank, step in and stand tall. One foot at a time. | 5
Squat and Punch | heart quads / shoulders obliques | | b t | knee | Squat, stand and punch across twice. Turn on the ball of the foot. | 5.5
Bear Crawl | abs shoulders / quads heart | | i t | wrist shoulder knee | Knees a hand above the floor, crawl with opposite hand and foot. The back stays level. | 6
Crab Walk | triceps glutes / shoulders abs | | i t | wrist shoulder | Hips up, walk on hands and feet. The chest stays open. | 5
Lateral Shuffle | heart glutes / quads calves | | i t L | knee ankle hip | Quick side steps in a low stance. Touch the floor at each end. | 7
Step-Up March | heart quads / glutes calves | step | b t | knee balance | Up, up, down, down, at an even pace. Change the leading foot halfway. | 5.5
Stair Climb | heart quads / glutes calves | step | i t | knee balance | Walk up at a pace that makes talking short. Use the rail coming down. | 8
Brisk Walk | heart / calves glutes | | b t | | Walk as if a little late. Arms swing and you can still speak in sentences. | 4.3
Easy Run | heart / quads calves hamstrings | | b t H | knee ankle pregnancy pelvic_floor | A pace at which you can talk. Short, quick steps under the hips. | 8
Steady Run | heart / quads calves hamstrings | | i t H | knee ankle pregnancy pelvic_floor | Words, not sentences. Keep the shoulders loose. | 9.8
Hard Run | heart / quads calves hamstrings glutes | | a t H | knee ankle hip pregnancy pelvic_floor high_blood_pressure | Fast but smooth; the last minute looks like the first. Recover fully. | 11.5
Hill Run | heart glutes / calves quads | | a t H | ankle knee pregnancy pelvic_floor high_blood_pressure | Lean from the ankles and drive the arms. Walk back down. | 11.5
Easy Ride | heart quads / glutes calves | bike | b t | | Light gear, round strokes. You can talk all the time. | 5.5
Steady Ride | heart quads / glutes calves | bike | i t | | A gear that works you without burning. Hips stay still on the saddle. | 7
Hard Ride | heart quads / glutes calves | bike | a t | knee high_blood_pressure | Heavy gear, strong strokes, short of breath. Spin easily between. | 10.5
Easy Row | heart upper_back / quads lats | rower | b t | lower_back | Legs, then back, then arms; return the other way round. Long and relaxed. | 4.8
Steady Row | heart upper_back / quads lats | rower | i t | lower_back | Push with the legs and hold the pace. The handle travels in a straight line. | 7
Hard Row | heart upper_back / quads lats | rower | a t | lower_back high_blood_pressure | Powerful legs, even strokes. Stop before the back rounds. | 8.5
Incline Treadmill Walk | heart glutes / calves | treadmill | b t | ankle | Set a slope and walk without holding on. Stand tall. | 5.3
Treadmill Run | heart / quads calves hamstrings | treadmill | i t H | knee ankle pregnancy pelvic_floor | Run in the middle of the belt with quiet feet. Look ahead, not down. | 9
Medicine Ball Slam | heart abs / lats shoulders | medicine_ball | i | shoulder lower_back pregnancy | Reach high and throw the ball down with the whole body. Squat to pick it up. | 8
Toe Tap | heart calves / hip_flexors | step | b t L | ankle | Tap the step with one foot after the other. Quick and light. | 6
`
export const cardioLadders = [
  'jumping-jack star-jump',
  'squat-jump tuck-jump',
  'broad-jump box-jump',
  'lateral-bound jump-lunge',
  'slow-jump-rope jump-rope',
  'plank-jack burpee',
  'march-in-place high-knees',
  'butt-kicks fast-feet',
  'step-touch lateral-shuffle',
  'brisk-walk easy-run steady-run hard-run',
  'easy-ride steady-ride hard-ride',
  'easy-row steady-row hard-row',
  'incline-treadmill-walk treadmill-run',
  'step-up-march stair-climb',
]
