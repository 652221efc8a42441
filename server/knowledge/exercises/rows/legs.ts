/** Squats, hinges and lunges; rows as in `exercise-rows.ts`. METs: 2011 Compendium, 02050–02054 and 02020–02024. */
export const legs = `
# squat 5
Chair Squat | quads glutes / hamstrings | chair | b | knee | Sit back until you touch the chair and stand up at once. Knees follow the toes and the chest stays tall.
Wall Sit | quads / glutes | wall | b t | knee high_blood_pressure | Slide down a wall until the thighs are as low as is comfortable. Press the whole back into the wall and keep breathing.
Bodyweight Squat | quads glutes / hamstrings | | b | knee | Feet a little wider than the hips, sit down between your heels. Drive the floor away and finish tall.
Sumo Squat | quads adductors glutes / hamstrings | | b | knee hip | Stand wide with toes turned out and lower straight down. Press the knees gently outwards all the way.
Pulse Squat | quads glutes / hamstrings | | i t | knee | Hold the low half of a squat and move up and down by a hand’s width. Keep the heels heavy and the chest up.
Tempo Squat | quads glutes / hamstrings | | i | knee | Take three seconds down, wait one, and come up in one. Nothing rests at the bottom: stay braced.
Goblet Squat | quads glutes / abs upper_back | dumbbell | b | knee | Hold the weight against your chest with both hands. Sit between the elbows and knees, and stand without leaning forward.
Kettlebell Goblet Squat | quads glutes / abs upper_back | kettlebell | b | knee | Hold the bell by its horns close to the chest. Elbows point down and brush the inside of the knees.
Dumbbell Front Squat | quads glutes / abs upper_back | dumbbell | i | knee wrist | Rest a dumbbell on each shoulder with the elbows forward. Stay upright and let the knees travel over the toes.
Banded Squat | quads glutes / hamstrings | band | b | knee | Stand on the band and hold it at the shoulders. Stand up against its pull without letting it jerk you down.
Front Squat | quads / glutes abs upper_back | barbell rack | a | knee wrist lower_back | The bar lies on the shoulders, elbows high. Go down with a straight back and keep the elbows from dropping.
Back Squat | quads glutes / hamstrings lower_back abs | barbell rack | i | knee lower_back | Set the bar across the upper back and brace before every repetition. Sit down between the hips and drive up through the middle of the foot.
Box Squat | quads glutes / hamstrings | barbell rack bench | i | knee lower_back | Sit back to the bench under control, pause without going soft, and stand up. The shins stay nearly upright.
Leg Press | quads glutes / hamstrings | machine | b | knee hip | Lower until the thighs near the belly while the lower back stays on the pad. Push without locking the knees.
Hack Squat Machine | quads / glutes | machine | i | knee | Feet in the middle of the plate, back flat on the pad. Lower slowly and push through the whole foot.
Assisted Pistol Squat | quads glutes / hamstrings calves | chair | i u | knee balance hip | Hold on lightly and sit down on one leg with the other out in front. Use the hand only as much as you need.
Pistol Squat | quads glutes / hamstrings calves hip_flexors | | a u | knee balance hip ankle | Lower on one leg with the other held straight in front. Keep the heel down and come up without a bounce.
Thruster | quads glutes shoulders / triceps abs | dumbbell | i | knee shoulder | Squat with the weights at your shoulders and stand up fast. Let the drive of the legs carry them overhead.
# hinge 5
Glute Bridge | glutes / hamstrings abs | mat | b | pregnancy | Lie on your back with the feet close. Lift the hips by squeezing the glutes, and stop when knees, hips and shoulders are in line.
Marching Glute Bridge | glutes / hamstrings abs | mat | i | pregnancy | Hold the top of a bridge and lift one foot at a time. The hips stay level as if a glass stood on them.
Single-Leg Glute Bridge | glutes / hamstrings abs | mat | i u | pregnancy | Bridge with one foot down and the other leg long. Keep both hip bones at the same height.
Hip Hinge Drill | hamstrings glutes / lower_back | wall | b | | Stand a foot’s length from a wall and push the hips back until they touch it. The back stays long and the knees soft.
Good Morning | hamstrings glutes / lower_back | | b | lower_back | Hands at the chest, fold from the hips with a long back. Rise by pushing the hips forward.
Banded Good Morning | hamstrings glutes / lower_back | band | i | lower_back | Stand on the band with its loop behind the shoulders. Hinge against it slowly and stand tall.
Dumbbell Romanian Deadlift | hamstrings glutes / lower_back forearms | dumbbell | b | lower_back | Slide the weights down the thighs as the hips go back. Stop when the hamstrings are tight and stand up without leaning back.
Kettlebell Deadlift | glutes hamstrings / lower_back quads | kettlebell | b | lower_back | The bell stands between the ankles. Push the hips back, grip, brace, and stand up as if pushing the floor down.
Single-Leg Romanian Deadlift | hamstrings glutes / lower_back calves | | i u | lower_back balance | Tip forward over one leg as the other goes straight back. Hips stay square to the floor; touch a wall if you need to.
Dumbbell Single-Leg Deadlift | hamstrings glutes / lower_back forearms | dumbbell | i u | lower_back balance | Hold the weight in the hand opposite the standing leg. Hinge slowly and keep the hips level.
Kettlebell Swing | glutes hamstrings / lower_back shoulders forearms | kettlebell | i | lower_back pregnancy pelvic_floor high_blood_pressure | Hike the bell back and snap the hips forward. The arms only guide; the bell floats to chest height. | 9.8
Romanian Deadlift | hamstrings glutes / lower_back forearms | barbell | i | lower_back | Keep the bar against the legs on the way down. Feel the hamstrings load and stop before the back rounds.
Deadlift | glutes hamstrings / lower_back quads forearms upper_back | barbell | a | lower_back pregnancy high_blood_pressure | Bar over the middle of the foot, shoulders just in front of it. Take the slack out, brace, and push the floor away.
Trap Bar Deadlift | glutes quads / hamstrings lower_back forearms | barbell | i | lower_back high_blood_pressure | Stand in the middle and grip the handles. Chest up, stand by pushing with the legs, and lower under control.
Hip Thrust | glutes / hamstrings | barbell bench | i | pregnancy hip | Shoulder blades on the bench, bar over the hips. Drive up until the torso is level with the ribs held down.
Bodyweight Hip Thrust | glutes / hamstrings | chair | b | pregnancy | Shoulders against a firm seat, feet under the knees. Lift the hips level and squeeze for a breath.
Cable Pull-Through | glutes / hamstrings | cable | i | lower_back | Face away from the low pulley with the rope between the legs. Hinge back and stand up with the hips, not with the arms.
Hamstring Curl on Ball | hamstrings / glutes abs | stability_ball mat | i | lower_back | Heels on the ball, hips up. Roll the ball in without letting the hips sink.
Sliding Hamstring Curl | hamstrings / glutes | mat | i | lower_back | Heels on a towel on a smooth floor, hips up. Slide the feet out slowly and pull them back in.
Lying Leg Curl | hamstrings | machine | b | | Hips stay on the pad while the heels come to the seat. Let the weight down slower than it came up.
Nordic Curl | hamstrings / glutes | mat | a | knee | Anchor the ankles and kneel tall. Lower yourself forward as slowly as you can and catch yourself with the hands.
# lunge 5
Split Squat | quads glutes / hamstrings | | b u | knee | One long step, both feet stay. Lower the back knee straight down and push up through the front heel.
Reverse Lunge | quads glutes / hamstrings | | b u | knee balance | Step back and lower until both knees bend well. Push off the front heel to come back.
Forward Lunge | quads glutes / hamstrings | | i u | knee balance | Step forward softly and lower straight down. Push back to the start without swinging the body.
Walking Lunge | quads glutes / hamstrings calves | | i | knee balance | Travel with long, quiet steps. The back knee nearly touches the floor each time.
Lateral Lunge | quads adductors glutes / hamstrings | | i u | knee hip | Step wide to the side and sit into that hip. The other leg stays straight with its foot flat.
Curtsy Lunge | glutes quads / adductors | | i u | knee hip balance | Step one leg behind and across the other. Keep the hips facing forward as you lower.
Step-Up | quads glutes / hamstrings calves | step | b u | knee balance | Put the whole foot on the step and stand up with that leg. Lower without dropping.
Low Step-Up | quads glutes / calves | step | b u | balance | Use a step that barely bends the knee. Stand tall at the top and come down quietly.
Dumbbell Step-Up | quads glutes / hamstrings forearms | dumbbell step | i u | knee balance | Weights at the sides, drive through the heel of the foot on the step. Do not push off from below.
Dumbbell Lunge | quads glutes / hamstrings forearms | dumbbell | i u | knee balance | Weights hang at the sides as you step back and lower. Keep the torso tall over the hips.
Bulgarian Split Squat | quads glutes / hamstrings adductors | bench | i u | knee hip balance | The top of the back foot rests on the bench. Drop straight down and let the front leg do the work.
Chair Split Squat | quads glutes / hamstrings adductors | chair | i u | knee hip balance | Rest the back foot on a firm chair against a wall. Lower under control and stand through the front heel.
Dumbbell Bulgarian Split Squat | quads glutes / hamstrings forearms | dumbbell bench | a u | knee hip balance | Weights at the sides, back foot on the bench. Three seconds down, one up.
Barbell Reverse Lunge | quads glutes / hamstrings lower_back | barbell rack | a u | knee lower_back balance | Step back under a braced trunk. The bar moves straight up and down.
Kettlebell Front Rack Lunge | quads glutes / abs upper_back | kettlebell | i u | knee balance wrist | Hold the bell at the shoulder with a straight wrist. Step back, stay upright, and stand.
Skater Step | glutes quads / adductors calves | | b | knee ankle balance | Step far to one side and let the other foot sweep behind. Stay low and change sides smoothly. | 3.8
`
export const legLadders = [
  'chair-squat bodyweight-squat tempo-squat assisted-pistol-squat pistol-squat',
  'goblet-squat dumbbell-front-squat',
  'leg-press hack-squat-machine',
  'back-squat front-squat',
  'glute-bridge marching-glute-bridge single-leg-glute-bridge',
  'bodyweight-hip-thrust hip-thrust',
  'hip-hinge-drill good-morning single-leg-romanian-deadlift',
  'dumbbell-romanian-deadlift dumbbell-single-leg-deadlift',
  'kettlebell-deadlift kettlebell-swing',
  'romanian-deadlift deadlift',
  'lying-leg-curl sliding-hamstring-curl nordic-curl',
  'split-squat reverse-lunge forward-lunge',
  'low-step-up step-up dumbbell-step-up',
  'chair-split-squat dumbbell-bulgarian-split-squat',
  'dumbbell-lunge barbell-reverse-lunge',
]
