/** Running, riding and walking. Weekly growth and tapering: Gabbett 2016, Bosquet et al. 2007. */
export const running = `
start/begin/beginner/couch + run/running/jog | Three times a week, run one minute and walk two, for twenty minutes, slowly enough to talk. Each week a little more running and less walking; after eight to ten weeks thirty minutes go through. A day between runs lets tendons catch up.
cadence/steps per minute/stride | Many run well at 165 to 180 steps a minute at easy pace; tall people less. If you overstride or your knees ache, shorten the step by five percent rather than chase a number.
faster/speed/quicker/improve my time + run/pace/5k/10k/mile/race | Most of the week easy, so that the hard part can be hard: one session of short intervals such as six times two minutes, one tempo of 20 minutes, one longer easy run. Add distance by a tenth a week, sleep, and lift once or twice. Expect months rather than weeks.
pace + easy/slow/how fast/long run | Easy days are slower than you think, well below race pace, so that you can speak in sentences. Let hard days be hard. Heat, hills and wind count as effort, not as failure.
10 percent/ten percent/increase mileage/increase distance/more miles | Add no more than about a tenth to the week, and every third or fourth week go back a fifth. Lengthen one run rather than all. The jumps hurt people, not the total.
5k/5 k/5km + faster/train/plan/first | Three or four runs a week: two easy, one long, one quicker, such as six times two minutes with two easy between. Eight weeks from thirty easy minutes bring most to a good first one. Start slower than you feel like.
10k/10 k /10 km/10km + faster/train/plan/first/prepare/better/run | Four runs a week: an easy one, a long one up to 12 or 14 km, tempo of 20 minutes, and short intervals every other week. Ten to twelve weeks are enough from a good 5K.
half marathon/half-marathon | Twelve to sixteen weeks, four runs, the long one growing to 18 or 19 km. Practice what you eat and drink on it. The last ten days get shorter but keep a little speed.
marathon | Sixteen to twenty weeks on a base of 30 km a week, long runs to 30 or 32 km, most of it easy. Practice 30 to 60 g of carbohydrate an hour. The last two to three weeks halve the distance and keep the pace.
taper | One to three weeks: distance down by 40 to 60 percent, as often as before, with short stretches at race pace. Feeling restless is normal and good.
long run | Once a week, slow, up to about a third of the week’s distance, or two and a half hours. Beyond 75 minutes take carbohydrate and drink. It should end with a little left.
tempo/threshold + run | Comfortably hard: a few words at a time, 20 to 40 minutes in all, such as two times ten. Once a week is enough.
hill/hills + run/train | Six to ten climbs of 30 to 60 seconds, walking down, are strength training for runners and easier on the legs than sprints. Lean from the ankles and keep quick steps.
shoes/shoe/trainers | The pair that feels good on a short run is the right one; pay for comfort, not for promises. Change them after 600 to 800 km or when the foam is dead, and let two pairs take turns.
treadmill | A treadmill at one percent comes close to flat ground outside. Effort and heart rate count the same; heat builds faster, so use a fan.
stitch/side stitch | With a stitch slow down, breathe out hard as the foot of the other side lands, and press below the ribs. Small meals two to three hours before, and a longer warm-up, keep it away.
breath/breathing + run/running | Breathe through mouth and nose, low into the belly, in a rhythm with your steps such as two in and two out. Out of breath on an easy run means too fast.
walk/walking/steps + enough/good/day/lose/how many | Walking counts: benefits grow to about 7000 to 9000 steps a day, and brisk is better than slow. Thirty minutes burn some 120 to 180 kcal for most. After meals it also calms blood sugar.
cycling/bike/ride + start/train/better/fitness | Two or three rides a week, most of them easy at 80 to 95 turns a minute, one with hills or intervals. Saddle height: knee slightly bent at the lowest point. Eat from the second hour on.
swim/swimming | Relax the neck, breathe out into the water, and swim short lengths with rests: ten short lengths teach more than one long hard swim. A few lessons save years.
heat/hot weather/summer + run/train/exercise | Go early, slow down, drink before you are very thirsty, and take ten to fourteen days to get used to it. Headache, chills or confusion in heat: stop, cool, and get help.
cold/winter + run/train/exercise | Dress as for ten degrees warmer, in layers, and warm up inside. Cover hands and ears. Below about −15 °C or with asthma stay in.
blister/chafing | Dry socks that fit, a little grease on the spots, and shoes with a thumb’s width in front. Leave small ones closed under a plaster.
cramp/cramps | Stretch it and walk. Cramps come mostly from tired muscles, sometimes with lost salt: train the length and pace you race at, and salt your food in the heat. Frequent ones at night are for a doctor.
race day/race morning/before a race | Nothing new: shoes, food and pace you have practiced. Eat two to three hours before, arrive early, and run the first tenth slower than planned.
vo2/vo2max/vo2 max | It is the most oxygen you can use, and grows with easy volume plus one session a week of hard three- to five-minute stretches. Numbers from a watch are estimates: watch the trend.
`
