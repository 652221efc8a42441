import Capacitor
import CoreLocation

/// Positions while a route is recorded, with the screen off too. The permission "while using the app" is enough for
/// that: a recording begins by hand, and iOS shows its mark for as long as it lasts.
@objc(BackgroundLocation)
public class BackgroundLocation: CAPInstancePlugin, CAPBridgedPlugin, CLLocationManagerDelegate {
    public let identifier = "BackgroundLocation"
    public let jsName = "BackgroundLocation"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "watch", returnType: CAPPluginReturnCallback),
        CAPPluginMethod(name: "stop", returnType: CAPPluginReturnPromise)
    ]
    private var manager: CLLocationManager?
    private var watching: CAPPluginCall?
    private var since = Date()

    /// Tells positions until `stop`; rejects with the code `denied` where the person does not allow it.
    @objc func watch(_ call: CAPPluginCall) {
        call.keepAlive = true
        // A location manager lives on the main thread.
        DispatchQueue.main.async {
            self.end()
            self.watching = call
            self.since = Date()
            let manager = CLLocationManager()
            manager.desiredAccuracy = kCLLocationAccuracyBest
            manager.activityType = .fitness
            manager.allowsBackgroundLocationUpdates = true
            manager.showsBackgroundLocationIndicator = true
            manager.pausesLocationUpdatesAutomatically = false
            self.manager = manager
            // Answers at once with the permission as it is.
            manager.delegate = self
        }
    }

    @objc func stop(_ call: CAPPluginCall) {
        DispatchQueue.main.async {
            self.end()
            call.resolve()
        }
    }

    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard manager === self.manager else { return }
        switch manager.authorizationStatus {
        case .notDetermined:
            manager.requestWhenInUseAuthorization()
        case .denied, .restricted:
            watching?.reject("Location is not allowed.", "denied")
        default:
            if manager.accuracyAuthorization == .reducedAccuracy {
                manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Recording")
            }
            manager.startUpdatingLocation()
        }
    }

    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard manager === self.manager else { return }
        // The first ones may be of an earlier place; a negative accuracy means none at all.
        for location in locations where location.timestamp >= since && location.horizontalAccuracy >= 0 {
            var position: [String: Any] = [
                "timestamp": location.timestamp.timeIntervalSince1970 * 1000,
                "latitude": location.coordinate.latitude,
                "longitude": location.coordinate.longitude,
                "accuracy": location.horizontalAccuracy
            ]
            if location.verticalAccuracy > 0 { position["altitude"] = location.altitude }
            watching?.resolve(position)
        }
    }

    public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        // No fix yet: the next one may come by itself. A refusal comes as a change of the permission.
        if let code = (error as? CLError)?.code, code == .locationUnknown || code == .denied { return }
        watching?.reject("No position can be had.", "unavailable")
    }

    private func end() {
        manager?.stopUpdatingLocation()
        manager?.delegate = nil
        manager = nil
        if let call = watching { bridge?.releaseCall(call) }
        watching = nil
    }
}
